import Foundation
import PackagePlugin

extension PluginContext {
  /// Runs a subcommand of `vsm` in the folder of the package, and ends the plugin with its status if it is not 0.
  func vsm(_ subcommand: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool(named: "VSMTool").url
    process.arguments = [subcommand] + arguments
    process.currentDirectoryURL = package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The folders of the targets that `--target` names, which is removed from the arguments; by default the folders of
  /// all targets except tests, relative to the folder of the package.
  func folders(chosenIn arguments: inout [String]) throws -> [String] {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    arguments = extractor.remainingArguments
    let targets =
      names.isEmpty
      ? package.targets.filter { ($0 as? any SourceModuleTarget).map { $0.kind != .test } ?? false }
      : try package.targets(named: names)
    let root = package.directoryURL.path + "/"
    return targets.map { target in
      let path = target.directoryURL.path
      return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }
  }
}
