/// The effect of a modifier without a visible element, such as an action or a task.
@MainActor
protocol Behavior {
  /// The state that the node keeps between updates.
  associatedtype Kept

  /// Called before the content is shown on the page.
  func mount(in node: _Node) -> Kept

  /// Called with a newer value of the modifier, before the content is updated.
  func update(from old: Self, kept: inout Kept, in node: _Node)

  /// Called when the pane around the content was uncovered or covered.
  func paneDidChange(isShown: Bool, kept: inout Kept, in node: _Node)

  /// Called when the content leaves the page.
  func unmount(_ kept: Kept, in node: _Node)
}

extension Behavior {
  func update(from old: Self, kept: inout Kept, in node: _Node) {}
  func paneDidChange(isShown: Bool, kept: inout Kept, in node: _Node) {}
  func unmount(_ kept: Kept, in node: _Node) {}
}

struct BehaviorModifier<Content: View, Added: Behavior> {
  let content: Content
  let behavior: Added
}

extension BehaviorModifier: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    BehaviorNode(view, in: context)
  }
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

  override func paneDidChange(isShown: Bool) {
    if var kept {
      behavior.paneDidChange(isShown: isShown, kept: &kept, in: self)
      self.kept = kept
    }
    super.paneDidChange(isShown: isShown)
  }

  override func didUnmount() {
    if let kept { behavior.unmount(kept, in: self) }
    kept = nil
  }
}
