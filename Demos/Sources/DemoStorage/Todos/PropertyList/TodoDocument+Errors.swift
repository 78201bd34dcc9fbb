import Foundation

extension TodoDocument {
  /// The content was written by a newer version of this program.
  struct NewerVersion: Error {}

  /// The content isn't such as this program writes.
  struct Malformed: Error {
    let reason: String
  }
}

extension TodoDocument.Malformed {
  init(_ error: DecodingError) {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context): context
      case .dataCorrupted(let context): context
      @unknown default: nil
      }
    guard let context, context.underlyingError == nil else {
      // Syntax errors come from below, in words that are nothing for people.
      self.init(reason: "it is no property list")
      return
    }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    let description = context.debugDescription.trimmingCharacters(in: ["."])
    self.init(reason: place.isEmpty ? description : "at \(place): \(description)")
  }
}
