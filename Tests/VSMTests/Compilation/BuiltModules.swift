import Foundation

/// The modules that were built for the tests that are running.
struct BuiltModules {
  /// The folder of the test bundle: `.build/debug`, or the build folder passed to `swift test`.
  private let products: URL

  /// Finds the modules beside the bundle of the running tests.
  init() throws(SampleProblem) {
    // The bundle is the running program, or an argument of the program that loads it.
    let paths = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    guard let bundle = paths.lazy.compactMap(Self.testBundle).first else {
      throw SampleProblem(
        """
        Where the tests were built is unknown, since no argument or bundle of this process is an .xctest: \
        \(paths.joined(separator: ", ")). Run the tests with `swift test`.
        """)
    }
    try self.init(products: bundle.deletingLastPathComponent())
  }

  init(products: URL) throws(SampleProblem) {
    self.products = products.resolvingSymlinksInPath()
    for name in ["VSM", "SwiftUIShim", "CombineShim"] where !hasModule(name) {
      throw SampleProblem(
        """
        There is no \(name).swiftmodule in \(folders.map(\.path).joined(separator: " or in ")). Samples are compiled \
        against what `swift test` builds; if it puts modules elsewhere now, BuiltModules.swift has to learn where.
        """)
    }
  }

  /// The compiler arguments for these modules, and for the C modules that they import.
  var arguments: [String] {
    let targets = sources.flatMap(contents(of:))
    let headers = targets.map { $0.appending(path: "include") }
    let maps = (contents(of: products) + targets + headers).map { $0.appending(path: "module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .sorted()
    return folders.flatMap { ["-I", $0.path] }
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + ["-module-cache-path", products.appending(path: "ModuleCache").path]
  }

  /// The folders with the targets of this package and of its dependencies.
  ///
  /// Modules in C may have module maps of their own there. The compiler looks into all modules for what a mistake means.
  private var sources: [URL] {
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    return ([package] + contents(of: scratch.appending(path: "checkouts"))).map { $0.appending(path: "Sources") }
  }

  private func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  /// SwiftPM has a folder for modules; Xcode puts them beside the test bundle.
  private var folders: [URL] { [products.appending(path: "Modules"), products] }

  private func hasModule(_ name: String) -> Bool {
    folders.contains { FileManager.default.fileExists(atPath: $0.appending(path: "\(name).swiftmodule").path) }
  }

  private static func testBundle(in path: String) -> URL? {
    var url = URL(filePath: path).standardizedFileURL
    while url.pathComponents.count > 1 {
      if url.pathExtension == "xctest" { return url }
      url.deleteLastPathComponent()
    }
    return nil
  }
}
