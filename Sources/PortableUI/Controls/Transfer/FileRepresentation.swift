public import Foundation
#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif

/// A representation of values as files on disk, for content that is too large for memory.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let forms: _TransferForms<Item>

  /// Creates a representation for both directions.
  ///
  /// - Parameter shouldAttemptToOpenInPlace: Has no effect: a file is always a copy.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    let importer = Self(importedContentType: contentType, importing: importing)
    forms = importer.forms + Self(exportedContentType: contentType, exporting: exporting).forms
  }

  /// Creates a representation that only makes values from files.
  ///
  /// - Parameter importing: Copies or moves the file if the value needs it: it is removed when the page ends.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = _TransferForms(
      importers: [
        .init(type: importedContentType) { file in
          try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
      ])
  }

  /// Creates a representation that only makes files from values.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    forms = _TransferForms(
      exporters: [.init(type: exportedContentType) { item in try await .file(exporting(item).file) }])
  }

  public static func _forms(of representation: Self) -> _TransferForms<Item> { representation.forms }
}

/// A file that a person has brought.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  /// Whether the file is the person's own, and not a copy. It is always a copy.
  public let isOriginalFile: Bool
}

/// A file for a person to take away.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
