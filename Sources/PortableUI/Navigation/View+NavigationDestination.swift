extension View {
  /// Defines the view for values of a type on the path of the navigation stack around this view.
  ///
  /// Put it on a view that always exists: for a value without a destination, the stack shows a warning sign. If several
  /// views define it for one type, the first one counts.
  /// it of one type, the first counts.
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
