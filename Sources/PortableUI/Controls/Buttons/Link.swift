import Foundation

/// A link to another page.
public struct Link<Label: View> {
  private let destination: String
  private let label: Label

  private init(_ label: Label, destination: URL) {
    self.destination = destination.absoluteString
    self.label = label
  }

  @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label(), destination: destination)
  }
}

extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(Text(title), destination: destination)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(Text(title), destination: destination)
  }
}

extension Link: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }
}

extension Link: ElementView {
  var content: Label { label }

  /// Sets the destination only for an address on this site or with a safe scheme, not for one that runs code. A
  /// disabled link has no destination.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.a, class: .link)
    if isSafe, environment.isEnabled { description.set(.href, destination) }
    if environment.hasOwnOpenURL { description.events = .click }
    description.add(environment.accessibility)
    return description
  }

  /// Leaves the press to an action that a view around has set.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard let url = URL(string: destination) else { return .invalidPayload }
    node.environment.openURL(url)
    return .handled
  }

  private var isSafe: Bool { URL(string: destination)?.isOpenedByBrowsers ?? false }
}
