/// The files of one module, as far as their paths tell.
public struct Module {
  /// The folder of the module: `Demos/Sources/Blog`.
  public let folder: String
  public let files: [SourceFile]

  /// Divides files by their modules: the folders in `Sources`, `Tests` or `Plugins`. Other files are one module.
  public static func all(in files: [SourceFile]) -> [Module] {
    let groups = Dictionary(grouping: files) { folder(of: $0.path) }
    return groups.keys.sorted().map { Module(folder: $0, files: groups[$0] ?? []) }
  }

  /// The folder of the module of a file.
  public static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let root = parts.lastIndex(where: { ["Sources", "Tests", "Plugins"].contains($0) }), root + 2 < parts.count
    else { return "" }
    return parts[...(root + 1)].joined(separator: "/")
  }
}
