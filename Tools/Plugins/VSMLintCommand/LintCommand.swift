import PackagePlugin

/// `swift package vsm-lint`
@main
struct LintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var options = arguments
    let folders = try context.folders(chosenIn: &options)
    try context.vsm("lint", options + folders)
  }
}
