import Foundation

/// Finds the Swift files in folders.
public enum SourceFinder {
  /// Folders that contain no sources of the project, apart from those whose names begin with a dot.
  static let skipped: Set<String> = ["Carthage", "DerivedData", "Pods"]

  /// Returns the paths of files as they are, and of each folder all Swift files in it, sorted.
  ///
  /// Folders whose names begin with a dot, such as `.build`, and folders of other tools' dependencies are skipped.
  ///
  /// - Throws: `SourceProblem` if a path does not exist.
  public static func files(in paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw SourceProblem(
          path: path, what: "there is no such file or folder", why: "nothing exists at this path",
          advice: "check the path, which is relative to the current folder")
      }
      found += isFolder.boolValue ? try sources(inFolder: path).sorted() : [path]
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func sources(inFolder folder: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw SourceProblem(
        path: folder, what: "the folder can't be read", why: error.localizedDescription,
        advice: "check its permissions")
    }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") && !skipped.contains(name) {
      let path = folder == "." ? name : (folder.hasSuffix("/") ? folder : folder + "/") + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        // A link to a folder could lead back to this one.
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
          found += try sources(inFolder: path)
        }
      } else if name.hasSuffix(".swift") {
        found.append(path)
      }
    }
    return found
  }
}
