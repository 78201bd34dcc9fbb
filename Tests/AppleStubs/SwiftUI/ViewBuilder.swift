@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { fatalError() }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  public static func buildBlock() -> EmptyView { fatalError() }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { fatalError() }

  @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View { fatalError() }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { fatalError() }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View { fatalError() }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View { fatalError() }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    fatalError()
  }
}

@available(*, unavailable)
extension ViewBuilder: Sendable {}
