import Foundation
import Hummingbird

/// The libraries of others that the catalogue's map and chart are made with, where Debian's packages have them.
///
/// They are not part of this repository. A site serves them itself, as the policy of its pages requires.
struct ScriptLibraries {
  /// The folder of Debian's packages of scripts.
  var folder = URL(filePath: "/usr/share/javascript")

  var hasMap: Bool { has("leaflet/leaflet.esm.js") && has("leaflet/leaflet.css") }
  var hasChart: Bool { has("chart.js/chart.mjs") }

  private func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: file).path) }

  static func missing(_ name: String, _ package: String) -> String {
    "\(name) is not installed on the server, so this example is left out. On Debian: apt-get install \(package)"
  }

  /// The folders of the libraries that pages use.
  private static let folders = ["leaflet", "leaflet/images", "chart.js", "chart.js/chunks"]
  private static let types = ["js": "text/javascript", "mjs": "text/javascript", "css": "text/css", "png": "image/png"]

  func add(to router: Router<BasicRequestContext>) {
    for folder in Self.folders {
      router.get("/libraries/\(folder)/:file") { _, context in
        try response(folder: folder, file: context.parameters.get("file"))
      }
    }
  }

  func response(folder path: String, file: String?) throws -> Response {
    guard let file, !file.contains("/"), !file.hasPrefix("."),
      let kind = file.split(separator: ".").last, let type = Self.types[String(kind)],
      let data = try? Data(contentsOf: folder.appending(path: path).appending(path: file))
    else { throw HTTPError(.notFound) }
    return Response(
      status: .ok,
      headers: [
        .contentType: type.hasPrefix("text") ? "\(type); charset=utf-8" : type,
        .cacheControl: "public, max-age=3600", .xContentTypeOptions: "nosniff",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
