import Foundation
import Gherkin
import VSMTestingCore

extension Requirements {
  /// Reads a feature file, or all feature files in a folder and its subfolders.
  ///
  /// The sources must exist where the tests run. On devices, and with tests that were built on another machine, read them
  /// from a bundle: ``init(_:in:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - path: The path of the file or folder, relative to the folder of the test's source.
  ///   - file: The source of the test.
  /// - Throws: ``RequirementsError`` with all syntax errors of the files or, if there are none, with everything in them
  ///   that would test nothing.
  public init(
    _ path: String = "Requirements", relativeTo file: StaticString = #filePath,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: file, line: line, column: column)
    let source = URL(filePath: "\(file)")
    let root = source.deletingLastPathComponent().appending(path: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      let advice = FileManager.default.fileExists(atPath: source.path) ? "" : Self.adviceWithoutSources
      throw RequirementsError(
        "No file or folder exists at \(root.path), the path of the requirements.\(advice)", at: location)
    }
    let files = isFolder.boolValue ? try featureFiles(in: root).map { root.appending(path: $0) } : [root]
    if files.isEmpty {
      throw RequirementsError("\(root.path) contains no file whose name ends in .feature.", at: location)
    }
    try self.init(reading: files, at: location)
  }

  private static var adviceWithoutSources: String {
    " The tests run where their sources are not. Add the folder to the resources of the test target, "
      + "and read it from the bundle: Requirements(in: .module)."
  }

  /// Reads requirements from the text of a feature file.
  ///
  /// - Parameter file: The name of the file in messages.
  /// - Throws: `GherkinError` if the text has a syntax error, and ``RequirementsError`` if it would test nothing.
  public init(
    parsing source: String, file: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    try self.init([Feature(parsing: source, file: file)], at: location)
  }

  /// Reads feature files. All their syntax errors are reported together.
  init(reading files: [URL], at location: TestLocation) throws {
    var features: [Feature] = []
    var errors: [GherkinError] = []
    for file in files {
      let bytes = try Data(contentsOf: file)
      do throws(GherkinError) {
        features.append(try Feature(parsing: bytes, file: file.lastPathComponent))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else {
      throw RequirementsError(errors.map(\.description).joined(separator: "\n"), at: location)
    }
    try self.init(features, at: location)
  }
}

/// Returns the paths of the feature files in a folder and its subfolders, relative to it.
func featureFiles(in folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".feature") }.sorted()
}
