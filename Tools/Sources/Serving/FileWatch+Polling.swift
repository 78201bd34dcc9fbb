#if !os(Linux)
  /// Tells when files in some folders may have changed: several times a second.
  final class FileWatch {
    init() throws(ServeProblem) {}

    func follow(_ folders: Set<String>) throws(ServeProblem) {}

    /// Waits until something may have changed since the last call, or until the current task is canceled.
    func next() async throws { try await Task.sleep(for: .milliseconds(200)) }
  }
#endif
