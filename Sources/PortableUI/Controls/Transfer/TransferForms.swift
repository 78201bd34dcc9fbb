import Foundation
#if canImport(UniformTypeIdentifiers)
  internal import UniformTypeIdentifiers
#endif

/// The content into which a value was made.
enum TransferredContent: Hashable, Sendable {
  case data(Data)
  case file(URL)
}

/// The forms of content that values of a type can have, the preferred ones first.
public struct _TransferForms<Item>: Sendable {
  struct Importer: Sendable {
    let type: UTType
    let load: @Sendable (URL) async throws -> Item
  }

  struct Exporter: Sendable {
    let type: UTType
    let write: @Sendable (Item) async throws -> TransferredContent
  }

  var importers: [Importer] = []
  var exporters: [Exporter] = []

  static func + (left: Self, right: Self) -> Self {
    Self(importers: left.importers + right.importers, exporters: left.exporters + right.exporters)
  }
}

extension Transferable {
  /// The forms of content.
  static var forms: _TransferForms<Self> {
    // The builder makes sure that the representation is one of this type, which an opaque type does not say.
    Representation._forms(of: transferRepresentation) as? _TransferForms<Self> ?? _TransferForms()
  }

  /// Returns the value that a file contains, or `nil` if no representation imports files of its type.
  ///
  /// Reads the file away from the caller's actor, since a large file takes time.
  @concurrent
  static func value(in file: URL, of type: UTType) async throws -> Self? {
    try await forms.importers.first { $0.type.includes(type) }?.load(file)
  }

  /// Returns the content into which the value is made.
  ///
  /// Makes the content away from the caller's actor, since a large value takes time.
  @concurrent
  func content(in form: _TransferForms<Self>.Exporter) async throws -> TransferredContent { try await form.write(self) }
}
