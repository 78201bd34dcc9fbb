import Foundation
import VSMTestingCore

extension Requirements {
  /// Reads the feature files in the resources of a bundle, for tests that run without the sources, such as on a device.
  ///
  /// In Package.swift, `resources: [.copy("Requirements")]` adds a folder to the bundle of a test target, which the target
  /// knows as `Bundle.module`:
  ///
  /// ```swift
  /// @Test(arguments: try Requirements(in: .module).scenarios)
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of a file or folder in the resources. Without it, all feature files are read.
  ///   - bundle: The bundle.
  /// - Throws: ``RequirementsError`` if the bundle contains no such file, with all syntax errors of the files or, if there
  ///   are none, with everything in them that would test nothing.
  public init(
    _ path: String? = nil, in bundle: Bundle,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let root = bundle.resourceURL ?? bundle.bundleURL
    let all = try featureFiles(in: root)
    let folder = path.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    let paths = all.filter { file in folder.map { file == path || file.hasPrefix($0) } ?? true }
    guard !paths.isEmpty else {
      let name = bundle.bundleURL.lastPathComponent
      throw RequirementsError(Self.missing(path, in: name, with: all), at: location)
    }
    try self.init(reading: paths.map { root.appending(path: $0) }, at: location)
  }

  private static func missing(_ path: String?, in bundle: String, with others: [String]) -> String {
    if let path, !others.isEmpty {
      return "The bundle \(bundle) contains no '\(path)'. Its feature files are \(others.joined(separator: ", ")). "
        + "Name one of them or its folder."
    }
    let folder = path.map { String($0.prefix { $0 != "/" }) } ?? "Requirements"
    return
      "The bundle \(bundle) contains no feature files. Add resources: [.copy(\"\(folder)\")] to the test target in "
      + "Package.swift, with the path of the feature files in the folder of the target, and remove that path from exclude. "
      + "In Xcode, add the files to the test target."
  }
}
