/// The effect of a modifier without a visible element, for as long as its content is in the tree.
///
/// Effects that begin when views appear are ``AppearanceBehavior``s.
@MainActor
protocol Behavior {
  /// The state that the node keeps between updates.
  associatedtype Kept

  /// Called before the content is shown on the page.
  func mount(in node: _Node) -> Kept

  /// The modifier, as it is reported if its content has no views; `nil` if it is independent of them.
  static var modifier: ViewDependentModifier? { get }

  /// Called with a newer value of the modifier, before the content is updated.
  func update(from old: Self, kept: inout Kept, in node: _Node)

  /// Called when the environment of the node has changed.
  func environmentDidChange(kept: inout Kept, in node: _Node)

  /// Called when the content leaves the page.
  func unmount(_ kept: Kept, in node: _Node)
}

extension Behavior {
  static var modifier: ViewDependentModifier? { nil }
  func update(from old: Self, kept: inout Kept, in node: _Node) {}
  func environmentDidChange(kept: inout Kept, in node: _Node) {}
  func unmount(_ kept: Kept, in node: _Node) {}
}

struct BehaviorModifier<Content: View, Added: Behavior> {
  let content: Content
  let behavior: Added
}

extension BehaviorModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { BehaviorNode(view, in: context) }
}

@MainActor
private final class BehaviorNode<Content: View, Added: Behavior>:
  SingleChildNode<BehaviorModifier<Content, Added>, Content>
{
  private var behavior: Added
  private var kept: Added.Kept?

  init(_ view: BehaviorModifier<Content, Added>, in context: _NodeContext) {
    behavior = view.behavior
    super.init(in: context)
    kept = behavior.mount(in: self)
    makeChild(view.content)
    #if DEBUG
      guard let modifier = Added.modifier else { return }
      host.afterRendering { [self] in if !isUnmounted { reportMissingViews(of: modifier) } }
    #endif
  }

  override func update(to view: BehaviorModifier<Content, Added>) {
    let old = behavior
    behavior = view.behavior
    if var kept {
      behavior.update(from: old, kept: &kept, in: self)
      self.kept = kept
    }
    child?.update(to: view.content)
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    if var kept {
      behavior.environmentDidChange(kept: &kept, in: self)
      self.kept = kept
    }
  }

  override func didUnmount() {
    if let kept { behavior.unmount(kept, in: self) }
    kept = nil
  }
}
