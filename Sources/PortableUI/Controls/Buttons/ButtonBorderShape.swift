public import Foundation

/// The shape of the bordered buttons inside a view.
public struct ButtonBorderShape: Equatable, Sendable {
  fileprivate let name: StyleClass?
  fileprivate var radius: CGFloat?

  public static let automatic = ButtonBorderShape(name: nil)
  public static let capsule = ButtonBorderShape(name: .capsuleButton)
  public static let roundedRectangle = ButtonBorderShape(name: nil)
  public static let circle = ButtonBorderShape(name: .roundButton)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: nil, radius: radius)
  }
}

extension ButtonBorderShape: ControlPart {
  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    guard description.tag == .button else { return }
    if let name { description.addClass(name) }
    if let radius { description.addStyle("border-radius:\(cssLength(radius))") }
  }
}

extension View {
  /// Sets the shape of the buttons with a border inside this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    EnvironmentModifier(content: self, change: ControlPartSetting(part: shape))
  }
}
