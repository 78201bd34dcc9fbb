/// Something that is measured: so many operations, one after the other.
@MainActor
package struct Work {
  package typealias Operations = @MainActor (_ count: Int) async -> Void

  /// Runs before the operations, and is not measured.
  let prepare: @MainActor (_ count: Int) -> Void
  let run: Operations

  package init(prepare: @escaping @MainActor (_ count: Int) -> Void = { _ in }, run: @escaping Operations) {
    self.prepare = prepare
    self.run = run
  }
}
