import Foundation

/// A link to another page.
public struct Link<Label: View> {
  private let destination: String
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination.relativeString
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

  /// Only a place on this site or a page of the web becomes a link; a scheme that runs code does not.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.a, class: "link")
    if isSafe { description.set(.href, destination) }
    description.add(environment.accessibility)
    return description
  }

  private var isSafe: Bool {
    guard let scheme = URL(string: destination)?.scheme?.lowercased() else { return true }
    return ["http", "https", "mailto", "tel"].contains(scheme)
  }
}
