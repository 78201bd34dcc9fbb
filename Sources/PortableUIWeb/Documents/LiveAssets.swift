import Foundation

/// The script and the style sheet of every live page.
///
/// Read once from the package's resources. A server offers them under a path that ends in ``version``, and gives that
/// path to each page as ``LiveRequest/assetPath``; browsers then keep them for good.
public struct LiveAssets: Sendable {
  /// The assets of this package.
  public static let shared = LiveAssets(script: read("live.js"), styleSheet: read("live.css"))

  private let script: [UInt8]
  private let styleSheet: [UInt8]
  /// A name for this content: other content has another one.
  public let version: String

  init(script: [UInt8], styleSheet: [UInt8]) {
    self.script = script
    self.styleSheet = styleSheet
    version = LiveAssets.fingerprint(of: script + [0] + styleSheet)
  }

  /// The names of the files.
  public static let names = ["live.js", "live.css"]

  /// The answer to a request for one of the files, or `nil` where there is no such file.
  public func response(for name: String) -> LiveResponse? {
    let (type, bytes): (String, [UInt8])
    switch name {
    case "live.js": (type, bytes) = ("text/javascript; charset=utf-8", script)
    case "live.css": (type, bytes) = ("text/css; charset=utf-8", styleSheet)
    default: return nil
    }
    let headers = [
      ("Content-Type", type),
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

  /// A short name for some bytes: other bytes have another one, and nothing secret depends on it (FNV-1a, 64 bits).
  package static func fingerprint(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
