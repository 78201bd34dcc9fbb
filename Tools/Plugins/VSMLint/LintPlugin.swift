import Foundation
import PackagePlugin

/// Checks a target with `vsm lint` when it is built. Findings are warnings.
@main
struct LintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
    if sources.isEmpty { return [] }
    let configuration = context.package.directoryURL.appending(path: ".vsm-lint.json")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    // The command runs again only if one of the files has changed since this one was written. It is a source without
    // code, since SwiftPM makes resources of other files.
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name)-vsm-lint.swift")
    return [
      .buildCommand(
        displayName: "Checking \(target.name) with vsm lint",
        executable: try context.tool(named: "VSMTool").url,
        arguments: ["lint", "--stamp", stamp.path] + (isConfigured ? ["--config", configuration.path] : [])
          + sources.map(\.path),
        inputFiles: sources + (isConfigured ? [configuration] : []),
        outputFiles: [stamp])
    ]
  }
}
