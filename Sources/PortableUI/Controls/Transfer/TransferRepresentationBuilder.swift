/// Builds the representation of a type from several ones, the preferred ones first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
    content
  }

  public static func buildPartialBlock<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
    accumulated first: First, next second: Second
  ) -> PairTransferRepresentation<First, Second> {
    PairTransferRepresentation(first: first, second: second)
  }
}

/// Two representations of a type, the preferred one first.
public struct PairTransferRepresentation<First: TransferRepresentation, Second: TransferRepresentation<First.Item>>:
  TransferRepresentation
{
  public typealias Body = Never

  let first: First
  let second: Second

  public static func _forms(of pair: Self) -> _TransferForms<First.Item> {
    First._forms(of: pair.first) + Second._forms(of: pair.second)
  }
}
