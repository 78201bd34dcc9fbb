package import Foundation

/// A file that a view hands to the person's browser.
@MainActor
package final class ExportedFile {
  package enum Content: Sendable {
    case data(Data)
    /// A file that is read when the browser asks for it.
    case file(URL)
  }

  /// The use that the browser makes of the file.
  package enum Use: Sendable {
    /// It stores the file, as it stores a download.
    case store
    /// It offers to share the file under a title, or stores it where the device has no dialog for that.
    case share(title: String?)
  }

  package enum Outcome {
    /// The browser has asked for the file.
    case taken
    /// The browser has not asked for the file in time.
    case left
    case failed(any Error)
  }

  package nonisolated let name: String
  /// The type, as in a header field.
  package nonisolated let mediaType: String
  package nonisolated let content: Content
  package nonisolated let use: Use
  private var whenEnded: ((Outcome) -> Void)?

  init(name: String, mediaType: String, content: Content, use: Use = .store, whenEnded: @escaping (Outcome) -> Void) {
    self.name = name
    self.mediaType = mediaType
    self.content = content
    self.use = use
    self.whenEnded = whenEnded
  }

  /// Notes the outcome, of which only the first counts.
  package func end(_ outcome: Outcome) {
    whenEnded?(outcome)
    whenEnded = nil
  }
}
