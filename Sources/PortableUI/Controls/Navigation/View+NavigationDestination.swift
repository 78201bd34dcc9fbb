extension View {
  /// Defines the view for values of a type on the path of the navigation stack around this view.
  ///
  /// Put it on a view that always exists: for a value without a destination, the stack shows a warning sign. If several
  /// views define it for one type, the first one counts.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    BehaviorModifier(content: self, behavior: DestinationBehavior(destination: destination))
  }
}

private struct DestinationBehavior<D: Hashable, C: View> {
  let destination: (D) -> C
}

extension DestinationBehavior: Behavior {
  static var modifier: ViewDependentModifier? { .setting("navigationDestination(for:destination:)") }

  func mount(in node: _Node) {
    node.environment.navigation?.setDestination(D.self, of: node) { value in
      if let value = value.base as? D { AnyView(destination(value)) } else { AnyView(EmptyView()) }
    }
  }

  func update(from old: Self, kept: inout Void, in node: _Node) { mount(in: node) }

  func unmount(_ kept: Void, in node: _Node) {
    node.environment.navigation?.removeDestination(D.self, of: node)
  }
}

extension View {
  /// Pushes a level onto the navigation stack around this view while `isPresented` is true.
  ///
  /// Going back sets `isPresented` to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return DestinationModifier(
      content: self, presentation: Presentation(.sheet, isPresented: isPresented) { view })
  }

  /// Pushes a level onto the navigation stack around this view while there is an item.
  ///
  /// Going back sets `item` to `nil`. A different item replaces the level.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationModifier(
      content: self,
      presentation: Presentation(
        style: .sheet, item: { item.wrappedValue }, id: { AnyHashable($0) },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: nil, content: destination))
  }
}

/// A view with the level that it pushes onto the navigation stack around it.
struct DestinationModifier<Content: View, Item, Destination: View> {
  let content: Content
  let presentation: Presentation<Item, Destination>
  /// Whether the destination belongs to a link, which is a view even without content.
  var isOfLink = false
}

extension DestinationModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    DestinationNode(view, in: context)
  }
}

/// Observes the binding in this node, so that a push evaluates only the body of the new level.
@MainActor
private final class DestinationNode<Content: View, Item, Destination: View>:
  ObservingNode<DestinationModifier<Content, Item, Destination>, Content>
{
  private var presentation: Presentation<Item, Destination>
  private let isOfLink: Bool
  private var current: (id: AnyHashable, level: PresentedLevel)?

  init(_ view: DestinationModifier<Content, Item, Destination>, in context: _NodeContext) {
    presentation = view.presentation
    isOfLink = view.isOfLink
    super.init(in: context)
    makeChild(view.content)
    followItem()
  }

  override func update(to view: DestinationModifier<Content, Item, Destination>) {
    presentation = view.presentation
    child?.update(to: view.content)
    followItem()
  }

  override func render() { followItem() }

  override func didUnmount() { withdraw() }

  private func followItem() {
    isDirty = false
    guard let item = observing({ presentation.item() }) else { return withdraw() }
    let id = presentation.id(item)
    let content = { [presentation] in AnyView(presentation.content(item)) }
    if let current, current.id == id {
      environment.navigation?.update(current.level, content: content)
    } else {
      withdraw()
      let level = PresentedLevel(
        owner: self, dismiss: { [weak self] in self?.dismissed() }, content: content)
      current = (id, level)
      environment.navigation?.present(level)
      if !isOfLink { reportMissingViews(of: .presentation("navigationDestination(…)")) }
    }
  }

  /// Resets the binding after a person has gone back.
  private func dismissed() {
    current = nil
    presentation.dismiss()
    invalidate()
  }

  private func withdraw() {
    guard let level = current?.level else { return }
    current = nil
    environment.navigation?.withdraw(level)
  }
}
