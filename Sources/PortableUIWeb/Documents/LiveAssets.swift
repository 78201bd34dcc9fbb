import Foundation
import PortableUI

/// The scripts and the style sheet of every live page.
///
/// They are read once from the resources of the package. A server serves them at a path that ends in ``version``, and
/// passes that path to each page as ``LiveRequest/assetPath``. Browsers can therefore cache them permanently.
public struct LiveAssets: Sendable {
  /// The assets of this package.
  public static let shared = LiveAssets(
    files: ([earlyScript] + scripts).map(read) + [styleSheet] + laterScripts.map(read))

  /// The names of the files. `live.js` is the main script and imports the others.
  public static let names = initialNames + laterScripts

  /// The names of the files that every page loads. It loads the others when it needs them.
  public static let initialNames = [earlyScript] + scripts + ["live.css"]

  /// The script that runs before the page is shown. The others are modules, which run when all of them are there.
  static let earlyScript = "early.js"

  static let scripts = [
    "live.js", "events.js", "batches.js", "stream.js", "session.js", "nodes.js", "page.js", "keys.js", "history.js",
    "banner.js", "frames.js", "requests.js", "restore.js", "queue.js", "marks.js", "presses.js", "focus.js",
    "announcements.js", "dismissal.js", "heights.js", "loading.js", "skipping.js", "words.js", "addresses.js",
    "predictions.js", "reopening.js",
  ]

  /// The scripts that only some pages need, and load when they do.
  private static let laterScripts = [
    "sizes.js", "rows.js", "scrolling.js", "motion.js", "timing.js", "holds.js", "drags.js", "storage.js",
    "sharing.js", "tickets.js", "fragments.js", "components.js", "connection.js", "files.js", "looks.js",
    "downloads.js", "openings.js", "build.js",
  ]

  /// The parts of `live.css`, one for each kind of element, in cascade order.
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
    "components",
    "preferences",
  ]

  static var styleSheet: [UInt8] {
    Array(styles.map { read("styles/\($0).css") }.joined(separator: Array("\n".utf8)))
  }

  private let files: [String: [UInt8]]
  /// The fingerprint of the content.
  public let version: String

  /// - Parameter files: The contents, in the order of ``names``.
  init(files: [[UInt8]]) {
    self.files = Dictionary(uniqueKeysWithValues: zip(Self.names, files))
    version = ImageFile.fingerprint(
      of: files.reduce(into: []) { bytes, file in
        bytes += file
        bytes.append(0)
      })
  }

  /// Returns the response to a request for one of the files, or `nil` if it does not exist.
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
        Live pages need \(name) from the resources of PortableUIWeb, which are not next to the executable. \
        Copy the folder VSM_PortableUIWeb.resources together with the executable.
        """)
    }
    return Array(data)
  }

  /// Returns a short fingerprint of a text. It is not cryptographically secure.
  package static func fingerprint(of text: String) -> String { ImageFile.fingerprint(of: Array(text.utf8)) }
}

extension LiveAssets {
  /// The folder of images, below the path of the assets.
  public static let imageFolder = "images"

  /// The folder of the files that views export, below the path of the assets.
  package static let downloadFolder = "files"

  /// Returns the response to a request for an image, a font or a component's module of a bundle, or `nil` if no page
  /// has used one with this name.
  ///
  /// The content for a name never changes. The policy prevents scripts in an SVG image from running if the image is
  /// opened directly.
  @MainActor
  public func image(_ name: String) -> LiveResponse? {
    guard
      let file = ImageFiles.shared.offered(name) ?? FontFiles.shared.offered(name)
        ?? ComponentFiles.shared.offered(name)
    else { return nil }
    let headers = [
      ("Content-Type", file.mediaType),
      ("Cache-Control", "public, max-age=31536000, immutable"),
      ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
      ("X-Content-Type-Options", "nosniff"),
    ]
    return LiveResponse(status: 200, headers: headers, body: .bytes(file.bytes))
  }
}
