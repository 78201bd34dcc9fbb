/// What a modifier adds to its content beyond looks: something that happens with it.
@MainActor
protocol Behaviour {
  /// What the node keeps between updates.
  associatedtype Kept

  /// The content is about to be on the page.
  func mount(in node: _Node) -> Kept

  /// A newer value of the modifier takes over, before its content does.
  func update(from old: Self, kept: inout Kept, in node: _Node)

  /// The pane around the content has been uncovered or covered.
  func paneDidChange(isShown: Bool, kept: inout Kept, in node: _Node)

  /// The content leaves the page.
  func unmount(_ kept: Kept, in node: _Node)
}

extension Behaviour {
  func update(from old: Self, kept: inout Kept, in node: _Node) {}
  func paneDidChange(isShown: Bool, kept: inout Kept, in node: _Node) {}
  func unmount(_ kept: Kept, in node: _Node) {}
}

struct BehaviourModifier<Content: View, Added: Behaviour> {
  let content: Content
  let behaviour: Added
}

extension BehaviourModifier: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    BehaviourNode(view, in: context)
  }
}

@MainActor
private final class BehaviourNode<Content: View, Added: Behaviour>:
  SingleChildNode<BehaviourModifier<Content, Added>, Content>
{
  private var behaviour: Added
  private var kept: Added.Kept?

  init(_ view: BehaviourModifier<Content, Added>, in context: _NodeContext) {
    behaviour = view.behaviour
    super.init(in: context)
    kept = behaviour.mount(in: self)
    makeChild(view.content)
  }

  override func update(to view: BehaviourModifier<Content, Added>) {
    let old = behaviour
    behaviour = view.behaviour
    if var kept {
      behaviour.update(from: old, kept: &kept, in: self)
      self.kept = kept
    }
    child?.update(to: view.content)
  }

  override func paneDidChange(isShown: Bool) {
    if var kept {
      behaviour.paneDidChange(isShown: isShown, kept: &kept, in: self)
      self.kept = kept
    }
    super.paneDidChange(isShown: isShown)
  }

  override func didUnmount() {
    if let kept { behaviour.unmount(kept, in: self) }
    kept = nil
  }
}
