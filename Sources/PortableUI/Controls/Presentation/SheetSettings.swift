import Foundation

/// The properties of a sheet that its content sets.
struct SheetSettings {
  var detents: Set<PresentationDetent> = []
  /// The present height, if the content binds it.
  var selection: Binding<PresentationDetent>?
  var grabber = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: Paint?

  /// The heights from the lowest to the highest.
  var orderedDetents: [PresentationDetent] { detents.sorted { PresentationDetent.isLower($0, than: $1) } }
}

/// A modifier inside a sheet that sets one of its properties.
struct SheetSetting {
  let apply: (inout SheetSettings) -> Void
}

extension SheetSetting: Behavior {
  static var modifier: ViewDependentModifier? { .setting("the modifiers of sheets") }

  func mount(in node: _Node) { node.environment.presentation?.setSettings(apply, of: node) }

  func update(from old: Self, kept: inout Void, in node: _Node) { mount(in: node) }

  func unmount(_ kept: Void, in node: _Node) { node.environment.presentation?.setSettings(nil, of: node) }
}
