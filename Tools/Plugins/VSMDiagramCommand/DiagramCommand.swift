import PackagePlugin

/// `swift package vsm-diagram`
@main
struct DiagramCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var options = arguments
    let folders = try context.folders(chosenIn: &options)
    try context.vsm("diagram", options + folders)
  }
}
