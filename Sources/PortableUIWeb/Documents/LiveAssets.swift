import Foundation
import PortableUI

/// The scripts and the style sheet of every live page.
///
/// Read once from the package's resources. A server offers them under a path that ends in ``version``, and gives that
/// path to each page as ``LiveRequest/assetPath``; browsers then keep them for good.
public struct LiveAssets: Sendable {
  /// The assets of this package.
  public static let shared = LiveAssets(files: scripts.map(read) + [styleSheet])

  /// The names of the files. `live.js` is the script of a page, and imports the others.
  public static let names = scripts + ["live.css"]

  static let scripts = ["live.js", "page.js", "keys.js", "history.js", "banner.js"]

  /// The parts of `live.css`, one for each kind of element, in the order in which they count.
  private static let styles = [
    "page",
    "layout",
    "grids",
    "pictures",
    "shapes",
    "text",
    "backgrounds",
    "lists",
    "fields",
    "buttons",
    "menus",
    "progress",
    "bars",
    "navigation",
    "tabs",
    "dialogs",
    "motion",
    "previews",
    "status",
    "preferences",
  ]

  private static var styleSheet: [UInt8] {
    Array(styles.map { read("styles/\($0).css") }.joined(separator: Array("\n".utf8)))
  }

  private let files: [String: [UInt8]]
  /// A name for this content: other content has another one.
  public let version: String

  /// - Parameter files: The contents, in the order of ``names``.
  init(files: [[UInt8]]) {
    self.files = Dictionary(uniqueKeysWithValues: zip(Self.names, files))
    version = ImageFile.fingerprint(of: files.joined(separator: [0]))
  }

  /// The answer to a request for one of the files, or `nil` where there is no such file.
  public func response(for name: String) -> LiveResponse? {
    guard let bytes = files[name] else { return nil }
    let type = name.hasSuffix(".js") ? "text/javascript" : "text/css"
    let headers = [
      ("Content-Type", "\(type); charset=utf-8"),
      ("Cache-Control", "public, max-age=31536000, immutable"),
      ("X-Content-Type-Options", "nosniff"),
    ]
    return LiveResponse(status: 200, headers: headers, body: .bytes(bytes))
  }

  private static func read(_ name: String) -> [UInt8] {
    guard let folder = Bundle.module.resourceURL,
      let data = try? Data(contentsOf: folder.appending(path: "Assets/" + name))
    else {
      fatalError(
        """
        Live pages need \(name) from PortableUIWeb's resources, which are not beside this program. \
        Copy the folder VSM_PortableUIWeb.resources together with the executable.
        """)
    }
    return Array(data)
  }

  /// A short name for a text: another one has another name, and nothing secret depends on it.
  package static func fingerprint(of text: String) -> String { ImageFile.fingerprint(of: text.utf8) }
}
