import Testing

/// Records an issue if the current test has no time limit.
///
/// Functions call it that wait for what is outside of this process, such as a server or a child process. A test whose
/// wait never ends would otherwise end the whole run, without its name.
///
/// - Parameter awaited: The event that the test waits for.
package func expectTimeLimit(for awaited: String) {
  guard let test = Test.current, test.timeLimit == nil else { return }
  Issue.record(
    """
    \(test.name) waits for \(awaited), which may never come, and has no limit of its own. Add one to its suite: \
    @Suite(.timeLimit(.minutes(5))).
    """,
    sourceLocation: test.sourceLocation)
}
