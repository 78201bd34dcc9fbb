import Foundation

/// Content in an element for a layout modifier.
struct Box<Content: View> {
  let content: Content
  var names: ClassList = [.box]
  var style: String?
  /// Further attributes of the element.
  var attributes: [Attribute] = []
}

extension Box: ElementView {
  static var modifiesContent: Bool { true }

  static func _isReproducible(_ view: Self) -> Bool { Content._isReproducible(view.content) }

  static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    view.names == old.names && view.style == old.style && view.attributes == old.attributes
      && Content._looksSame(view.content, old.content, in: environment)
  }

  var kept: Box<EmptyView> { Box<EmptyView>(content: EmptyView(), names: names, style: style, attributes: attributes) }

  func looksLike(_ old: Box<EmptyView>, in environment: EnvironmentValues) -> Bool {
    names == old.names && style == old.style && attributes == old.attributes
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, classes: names)
    if let style { description.set(.style, style) }
    description.attributes += attributes
    return description
  }

  /// Passes names and traits to the content, since a box is invisible to assistive technology.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}

/// Returns a length in points as a CSS length. NaN becomes 0, and other values are clamped, since CSS drops a
/// declaration with a negative size.
func cssLength(_ length: Double) -> String {
  let bounded = length.isNaN ? 0 : min(max(length, 0), 100_000)
  return "\(cssNumber(bounded))px"
}

/// Returns a signed distance in points as a CSS length.
func cssOffset(_ distance: Double) -> String { "\(cssCoordinate(distance))px" }

/// Returns a signed number of points without the unit. NaN becomes 0.
func cssCoordinate(_ number: Double) -> String {
  cssNumber(number.isNaN ? 0 : min(max(number, -100_000), 100_000))
}

/// Returns a number for CSS, without an exponent and with at most three fraction digits.
func cssNumber(_ number: Double) -> String {
  let thousandths = (number * 1000).rounded()
  if thousandths.truncatingRemainder(dividingBy: 1000) == 0 { return String(Int(thousandths / 1000)) }
  return String(thousandths / 1000)
}
