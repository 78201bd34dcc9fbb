/// What code that runs for a page can find out about where it runs; inherited by the tasks that it starts.
enum TreeContext {
  /// The host whose view is being read, or whose event or task runs.
  @TaskLocal static var host: ViewHost?
  /// The node whose body is being read.
  @TaskLocal static var reader: _Node?
}
