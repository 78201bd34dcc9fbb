/// The text of a literal, which SwiftUI looks up in the app's translations.
///
/// Here it is shown unchanged.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  public init(_ value: String) { text = value }

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: DefaultStringInterpolation) {
    text = String(stringInterpolation: stringInterpolation)
  }
}
