/// Surrounds everything that a page runs, for a tool that tracks the page's work.
///
/// Tasks that the page starts inherit the task-local values that are set in it.
package struct PageScope {
  let run: (() -> Void) -> Void
  let startTask: (() -> Task<Void, Never>) -> Task<Void, Never>

  /// - Parameters:
  ///   - startTask: Called to start the task of each `task` modifier, and returns it.
  ///   - run: Called with everything else that the page runs; must run it synchronously.
  package init(
    startTask: @escaping (() -> Task<Void, Never>) -> Task<Void, Never>, run: @escaping (() -> Void) -> Void
  ) {
    (self.startTask, self.run) = (startTask, run)
  }

  /// Runs `work` in the scope, and returns its result.
  func result<Result>(of work: () -> Result) -> Result {
    var result: Result?
    run { result = work() }
    guard let result else { preconditionFailure("The scope of a ViewHost must run its closure exactly once.") }
    return result
  }
}
