import ArgumentParser
import Foundation
import Serving

/// `vsm serve`
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Run a program with live pages, and replace it after each change of its sources.",
    discussion: """
      The open pages continue with the new program. With the trait Sodium, they continue in the same restorable states. \
      An error of the compiler is shown on the pages, which stay usable, until it is mended. Resources that are copied \
      as they are, such as string catalogs, are replaced without a build.

      With --preview, the program says at its start where it shows the previews that a file declares with #Preview, side \
      by side in widths and languages.

      Exit status: 0 after Ctrl-C, 2 if the package cannot be served.

      Examples:
        vsm serve
        vsm serve --product Site -- 8080
        vsm serve --preview Sources/Shop/CartView.swift
      """
  )

  @Option(help: "The folder of the package.")
  var packagePath = "."

  @Option(help: "The executable; it can be left out if there is only one.")
  var product: String?

  @Option(help: "The traits of the package, separated by commas.")
  var traits: String?

  @Option(help: "The folder of the build, if it is not '.build'.")
  var scratchPath: String?

  @Option(help: "A source file whose previews are shown too.")
  var preview: String?

  @Argument(parsing: .postTerminator, help: "The arguments of the program, after '--'.")
  var arguments: [String] = []

  func run() async throws {
    let options = [("--traits", traits), ("--scratch-path", scratchPath)].flatMap { name, value in
      value.map { [name, $0] } ?? []
    }
    do {
      let serving = try await Serving(
        package: URL(fileURLWithPath: packagePath), product: product, options: options, arguments: arguments,
        preview: preview.map { URL(fileURLWithPath: $0) }
      ) { Terminal.printError("vsm: \($0)") }
      // Until the programs have ended, so that no port stays in use.
      try await cancelingAtSignals {
        var serving = serving
        try await serving.run()
      }
    } catch let problem as ServeProblem {
      Terminal.printError("vsm: error: \(problem)")
      throw ExitCode(2)
    }
  }
}
