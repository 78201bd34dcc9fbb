extension View {
  /// Says where values of a type lead that are on the path of the navigation stack around this view.
  ///
  /// Put it on a view that is always there: of a value that leads nowhere a warning sign shows. Where several views say
  /// it of one type, the first counts.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    BehaviourModifier(content: self, behaviour: DestinationBehaviour(destination: destination))
  }
}

private struct DestinationBehaviour<D: Hashable, C: View> {
  let destination: (D) -> C
}

extension DestinationBehaviour: Behaviour {
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
