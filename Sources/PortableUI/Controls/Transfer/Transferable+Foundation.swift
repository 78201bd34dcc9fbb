public import Foundation

extension Data: Transferable {
  /// The content of any file.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension String: Transferable {
  /// The content of a text, in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .plainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .text) { String(decoding: $0, as: UTF8.self) }
  }
}

extension URL: Transferable {
  /// The temporary file itself, which is removed when the page ends.
  public static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .data) {
      SentTransferredFile($0)
    } importing: {
      $0.file
    }
  }
}
