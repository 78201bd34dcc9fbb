import Foundation

/// The state of the build of a program whose sources are being edited.
///
/// `vsm serve` writes it, and the open pages show it.
package enum BuildState: Codable, Equatable, Sendable {
  /// The pages come from the newest sources.
  case current
  case building
  /// The pages come from older sources, because the newest do not compile or run.
  case failed([BuildError])
  /// A newer program has taken over the address of this one.
  case replaced

  /// The frame that tells a page about the state.
  var frame: FrameQueue.Frame {
    let encoder = JSONEncoder()
    // JSON on one line: a frame ends at the first empty line.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(self) else { return Array(":\n\n".utf8) }
    return Array("event:build\ndata:".utf8) + json + Array("\n\n".utf8)
  }
}

/// An error of a build.
package struct BuildError: Codable, Equatable, Sendable {
  /// The file, relative to the package, with the line and the column, or `nil` for an error without a place.
  package var place: String?
  package var message: String
  /// The lines of the source with the compiler's remarks, or an empty text.
  package var excerpt: String

  package init(place: String?, message: String, excerpt: String) {
    (self.place, self.message, self.excerpt) = (place, message, excerpt)
  }
}
