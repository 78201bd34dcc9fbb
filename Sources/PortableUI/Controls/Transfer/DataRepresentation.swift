public import Foundation
#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif

/// A representation of values as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let forms: _TransferForms<Item>

  /// Creates a representation for both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    let importer = Self(importedContentType: contentType, importing: importing)
    forms = importer.forms + Self(exportedContentType: contentType, exporting: exporting).forms
  }

  /// Creates a representation that only makes values from bytes.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    forms = _TransferForms(
      importers: [.init(type: importedContentType) { file in try await importing(Data(contentsOf: file)) }])
  }

  /// Creates a representation that only makes bytes from values.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    forms = _TransferForms(
      exporters: [.init(type: exportedContentType) { item in try await .data(exporting(item)) }])
  }

  public static func _forms(of representation: Self) -> _TransferForms<Item> { representation.forms }
}
