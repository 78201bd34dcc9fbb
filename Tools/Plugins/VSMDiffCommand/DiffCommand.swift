import PackagePlugin

/// `swift package vsm-diff main..HEAD`
@main
struct DiffCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try context.vsm("diff", arguments)
  }
}
