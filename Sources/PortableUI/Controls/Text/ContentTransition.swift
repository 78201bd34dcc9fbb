/// The motion of a view whose content has changed.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}

extension View {
  /// Has no effect: the text of a view changes at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
