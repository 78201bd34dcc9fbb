/// Measured work: a number of operations, one after the other.
@MainActor
package struct Work {
  package typealias Operations = @MainActor (_ count: Int) async -> Void

  /// Runs before the operations, without being measured.
  let prepare: @MainActor (_ count: Int) -> Void
  let run: Operations

  package init(prepare: @escaping @MainActor (_ count: Int) -> Void = { _ in }, run: @escaping Operations) {
    self.prepare = prepare
    self.run = run
  }
}
