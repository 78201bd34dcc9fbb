import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The body of a request that saves a note.
struct NoteBody: Codable, Equatable {
  let note: String
}

extension NoteBody {
  /// Reads a request's body, or throws an error with the appropriate status.
  init(_ request: Request, longest: Int) async throws {
    let type = request.headers[.contentType]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
    guard type?.lowercased() == "application/json" else {
      throw HTTPError(.unsupportedMediaType, message: "A note is sent as Content-Type: application/json.")
    }
    let bytes: ByteBuffer
    do {
      bytes = try await request.body.collect(upTo: longest)
    } catch is NIOTooManyBytesError {
      throw HTTPError(.contentTooLarge, message: "The request is longer than \(longest) bytes. Send a shorter note.")
    }
    do {
      self = try JSONDecoder().decode(NoteBody.self, from: Data(bytes.readableBytesView))
    } catch {
      throw HTTPError(.badRequest, message: "The request is not of the form {\"note\": \"…\"}.")
    }
  }
}
