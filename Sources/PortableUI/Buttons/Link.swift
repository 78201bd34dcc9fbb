import Foundation

/// A link to another page.
public struct Link<Label: View> {
  private let destination: String
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination.absoluteString
    self.label = label()
  }
}

extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    makeElement(view, in: context)
  }
}

extension Link: ElementView {
  var content: Label { label }

  /// Only a place on this site or a page of the web becomes a link; a scheme that runs code does not. A link that is
  /// disabled leads nowhere.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.a, class: .link)
    if isSafe, environment.isEnabled { description.set(.href, destination) }
    description.add(environment.accessibility)
    return description
  }

  private var isSafe: Bool {
    guard let url = URL(string: destination) else { return false }
    guard let scheme = url.scheme?.lowercased() else { return true }
    return ["http", "https", "mailto", "tel"].contains(scheme)
  }
}
