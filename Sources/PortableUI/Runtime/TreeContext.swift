/// The page and the node for which code runs; inherited by the tasks that it starts.
enum TreeContext {
  /// The host whose view is evaluated, or whose event or task runs.
  @TaskLocal static var host: ViewHost?
  /// The node whose body is evaluated.
  @TaskLocal static var reader: _Node?
}
