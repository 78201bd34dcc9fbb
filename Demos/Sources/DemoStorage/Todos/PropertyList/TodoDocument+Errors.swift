import Foundation

extension TodoDocument {
  /// An error for content that a newer version of this program wrote.
  struct NewerVersion: Error {}

  /// An error for content that this program can't have written.
  struct Malformed: Error {
    let reason: String
  }
}

extension TodoDocument.Malformed {
  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context) where context.codingPath.isEmpty:
      self.init(reason: "it is a property list with other content")
    case .dataCorrupted(let context) where context.underlyingError != nil:
      // The parser's description of a syntax error doesn't help the user.
      self.init(reason: "it is not a property list")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      let description = context.debugDescription.trimmingCharacters(in: ["."])
      let place = context.codingPath.reduce("") { place, key in
        place + (key.intValue.map { "[\($0)]" } ?? (place.isEmpty ? "" : ".") + key.stringValue)
      }
      self.init(reason: place.isEmpty ? description : "at \(place): \(description)")
    @unknown default:
      self.init(reason: "\(error)")
    }
  }
}
