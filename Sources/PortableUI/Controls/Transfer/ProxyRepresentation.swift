/// A representation of values by values of another type, which has representations.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let forms: _TransferForms<Item>

  /// Creates a representation for both directions.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    forms = Self(importing: importing).forms + Self(exporting: exporting).forms
  }

  /// Creates a representation that only makes values from others.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    forms = _TransferForms(
      importers: Proxy.forms.importers.map { proxy in
        .init(type: proxy.type) { file in try await importing(proxy.load(file)) }
      })
  }

  /// Creates a representation that only makes others from values.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    forms = _TransferForms(
      exporters: Proxy.forms.exporters.map { proxy in
        .init(type: proxy.type) { item in try await proxy.write(exporting(item)) }
      })
  }

  public static func _forms(of representation: Self) -> _TransferForms<Item> { representation.forms }
}
