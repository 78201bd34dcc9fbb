import FeatureSources
import Foundation
import SwiftSyntax

/// A copy of a package, in which files have mutants.
///
/// The package itself is never changed.
struct MutatedPackage {
  private let scratch: ScratchFolder
  /// The time of the files that are written next. The Swift driver compares times in whole seconds.
  private var time = Date.now

  /// Copies a package, or what has changed since it was copied before.
  ///
  /// - Parameter modules: The folders of the modules with mutants, relative to the package.
  init(copying original: URL, to scratch: ScratchFolder, modules: [String]) throws {
    self.scratch = scratch
    let wanted = PackageFiles(in: original, except: scratch.url)
    for path in wanted.paths {
      let from = original.appending(path: path)
      let isManifest = !path.contains("/") && path.hasPrefix("Package") && path.hasSuffix(".swift")
      try copy(from, to: path, text: isManifest ? PackagePaths.absolute(inManifest: from) : nil)
    }
    let wantedPaths = Set(wanted.paths + ["Package.resolved"])
    for path in PackageFiles(in: scratch.copy).paths where !wantedPaths.contains(path) {
      try FileManager.default.removeItem(at: url(of: path))
    }
    for module in modules {
      try write(Self.functions(readingNumberFrom: scratch.number), to: "\(module)/_Mutants.swift")
    }
  }

  /// Returns the place of a file in the copy.
  func url(of path: String) -> URL { scratch.copy.appending(path: path) }

  /// Writes a file with its mutants, if it has changed.
  func write(_ file: MutatedFile) throws { try write(file.text, to: file.path) }

  /// Lets the compiler see that the files that are written next differ from those that were built.
  mutating func advance() { time += 2 }

  private func write(_ text: String, to path: String) throws {
    let (file, data) = (url(of: path), Data(text.utf8))
    if FileManager.default.contents(atPath: file.path) == data { return }
    try data.write(to: file)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
  }

  /// Copies a file with its permissions, or a link.
  private func copy(_ from: URL, to path: String, text: String?) throws {
    let (files, to) = (FileManager.default, url(of: path))
    try files.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let target = try? files.destinationOfSymbolicLink(atPath: from.path) {
      // A link to the outside leads there from the copy, too.
      let absolute = URL(fileURLWithPath: target, relativeTo: from.deletingLastPathComponent()).standardizedFileURL
      try? files.removeItem(at: to)
      return try files.createSymbolicLink(at: to, withDestinationURL: absolute)
    }
    let data = try text.map { Data($0.utf8) } ?? Data(contentsOf: from)
    if files.contents(atPath: to.path) == data { return }
    try data.write(to: to)
    let permissions = try files.attributesOfItem(atPath: from.path)[.posixPermissions]
    try files.setAttributes([.posixPermissions: permissions ?? 0o644], ofItemAtPath: to.path)
  }

  /// The code that the mutants of a module call.
  private static func functions(readingNumberFrom file: URL) -> String {
    """
    public import Foundation

    nonisolated private let mutant = Int((try? String(contentsOfFile: \(String(reflecting: file.path)), encoding: .utf8)) ?? "")
    @usableFromInline nonisolated func \(MutatedFile.functionName)(_ number: Int) -> Bool { mutant == number }
    @usableFromInline nonisolated struct \(MutatedFile.errorName): Error { @usableFromInline init() {} }
    """
  }
}

/// The paths of a package's files and links, without hidden ones.
private struct PackageFiles {
  private(set) var paths: [String] = []

  init(in folder: URL, except excluded: URL? = nil) {
    func add(_ path: String) {
      let url = folder.appending(path: path)
      var status = stat()
      guard url.path != excluded?.path, lstat(url.path, &status) == 0 else { return }
      if status.st_mode & S_IFMT != S_IFDIR { return paths.append(path) }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] where !name.hasPrefix(".") {
        add(path.isEmpty ? name : "\(path)/\(name)")
      }
    }
    add("")
    paths.sort()
  }
}

/// The paths of other packages in a manifest.
private final class PackagePaths: SyntaxVisitor {
  private let folder: URL
  private var edits: [Edit] = []

  /// Returns the text of a manifest, whose dependencies are found from any folder.
  static func absolute(inManifest url: URL) throws -> String {
    let source = try SourceFile(path: url.path)
    let paths = PackagePaths(folder: url.deletingLastPathComponent())
    paths.walk(source.tree)
    return source.text.applying(paths.edits)
  }

  private init(folder: URL) {
    self.folder = folder
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription.hasSuffix(".package"),
      let path = node.arguments.first(where: { $0.label?.text == "path" })?.expression.as(StringLiteralExprSyntax.self),
      let value = path.representedLiteralValue, !value.hasPrefix("~")
    else { return .visitChildren }
    let absolute = URL(fileURLWithPath: value, relativeTo: folder).standardizedFileURL.path
    edits.append(Edit(path, with: String(reflecting: absolute)))
    return .skipChildren
  }
}
