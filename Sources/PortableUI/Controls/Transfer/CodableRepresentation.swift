import Foundation
#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif

/// A representation of values as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never

  private let contentType: UTType

  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

  public static func _forms(of representation: Self) -> _TransferForms<Item> {
    DataRepresentation._forms(
      of: DataRepresentation(contentType: representation.contentType) { item in
        try JSONEncoder().encode(item)
      } importing: { data in
        try JSONDecoder().decode(Item.self, from: data)
      })
  }
}
