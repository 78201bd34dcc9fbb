public import FeatureSources
import Foundation
import SwiftParser
import SwiftSyntax

/// A copy of a package, in which files have mutants.
///
/// The package itself is never changed.
struct MutatedPackage {
  let folder: URL
  /// The file with the number of the mutant that is on.
  ///
  /// SwiftPM would compile the manifest again after a change of the environment.
  private let number: URL
  private let original: URL
  private var modules: Set<URL> = []
  /// The time of the next file that is written, which the Swift driver compares in whole seconds.
  private var time = Date.now

  /// Copies a package, or what has changed since it was copied before.
  init(copying original: URL, to folder: URL, number: URL) throws {
    (self.original, self.folder, self.number) = (original, folder, number)
    let files = FileManager.default
    guard files.fileExists(atPath: original.appending(path: "Package.swift").path) else {
      throw MutationProblem("\(original.path) is no package. Name the folder of Package.swift with --package-path.")
    }
    var wanted: Set<String> = []
    for path in Self.files(of: original) {
      wanted.insert(path)
      let (from, to) = (original.appending(path: path), folder.appending(path: path))
      let data = path == "Package.swift" ? try Self.manifest(at: from) : try Data(contentsOf: from)
      if files.contents(atPath: to.path) == data { continue }
      try files.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: to)
    }
    for path in Self.files(of: folder) where !wanted.contains(path) && !path.hasSuffix(Self.switchFile) {
      try files.removeItem(at: folder.appending(path: path))
    }
  }

  private static let switchFile = "_Mutants.swift"

  /// Returns the paths of all files of a package, except hidden ones and those that tools make.
  private static func files(of folder: URL) -> [String] {
    var found: [String] = []
    func add(_ path: String) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(folder.path)/\(path)", isDirectory: &isFolder) else { return }
      if !isFolder.boolValue { return found.append(path) }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(path)")) ?? []
      where !name.hasPrefix(".") && name != "Package.resolved" {
        add(path.isEmpty ? name : "\(path)/\(name)")
      }
    }
    add("")
    return found.sorted()
  }

  /// Returns a manifest whose dependencies in other folders are found from any folder.
  private static func manifest(at url: URL) throws -> Data {
    let source = try SourceFile(path: url.path)
    let finder = PathFinder(folder: url.deletingLastPathComponent())
    finder.walk(source.tree)
    return Data(source.text.applying(finder.edits).utf8)
  }

  /// Returns the place of a file in the copy.
  func url(of file: MutatedFile) throws -> URL {
    let path = URL(fileURLWithPath: file.path).standardizedFileURL.path
    guard path.hasPrefix(original.path + "/") else {
      throw MutationProblem("\(file.path) is not in the package \(original.path). Name its folder with --package-path.")
    }
    return folder.appending(path: path.dropFirst(original.path.count + 1))
  }

  /// Writes a file with its mutants, and the function that switches them on.
  mutating func write(_ file: MutatedFile) throws {
    let url = try url(of: file)
    try write(file.text, to: url)
    let module = URL(fileURLWithPath: Module.folder(of: url.path))
    guard modules.insert(module).inserted else { return }
    try write(
      """
      import Foundation

      private nonisolated let mutant = Int((try? String(contentsOfFile: "\(number.path)", encoding: .utf8)) ?? "")
      nonisolated func \(MutatedFile.functionName)(_ number: Int) -> Bool { mutant == number }
      nonisolated struct \(MutatedFile.errorName): Error {}
      """, to: module.appending(path: Self.switchFile))
  }

  private func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file.path) == data { return }
    try data.write(to: file)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
  }

  /// Lets the compiler see that the files that are written next differ from those that were built.
  mutating func advance() { time += 2 }
}

/// Finds the paths of packages in a manifest.
private final class PathFinder: SyntaxVisitor {
  let folder: URL
  private(set) var edits: [Edit] = []

  init(folder: URL) {
    self.folder = folder
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == ".package",
      let path = node.arguments.first(where: { $0.label?.text == "path" })?.expression.as(StringLiteralExprSyntax.self),
      let value = path.representedLiteralValue
    else { return .visitChildren }
    let absolute = URL(fileURLWithPath: value, relativeTo: folder).standardizedFileURL.path
    edits.append(Edit(path, with: "\"\(absolute)\""))
    return .skipChildren
  }
}
