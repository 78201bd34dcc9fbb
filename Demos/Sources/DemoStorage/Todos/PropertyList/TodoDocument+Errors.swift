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
    switch error {
    case .typeMismatch(_, let context) where context.codingPath.isEmpty:
      self.init(reason: "it is a property list, but of something else")
    case .dataCorrupted(let context) where context.underlyingError != nil:
      // Syntax errors come from below, in words that are nothing for people.
      self.init(reason: "it is no property list")
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
