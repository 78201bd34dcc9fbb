extension NavigationLink {
  /// Creates a link to a view that is also presented while `isActive` is true.
  ///
  /// A press sets `isActive` to true, and going back sets it to false. A link whose label is an `EmptyView` is not on
  /// the page, and only changes with the binding.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:), and a Button.")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination(), isActive: isActive), label: label())
  }

  /// Creates a link to a view that is also presented while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:), and a Button.")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .bound(destination, isActive: isActive), label: label())
  }

  /// Creates a link to a view that is presented while `selection` is equal to `tag`.
  ///
  /// A press sets `selection` to `tag`, and going back sets it to `nil`.
  @available(*, deprecated, message: "Use navigationDestination(item:destination:), and a Button.")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination(), isActive: selection.isEqual(to: tag)), label: label())
  }

  /// Creates a link to a view that is presented while `selection` is equal to `tag`.
  @available(*, deprecated, message: "Use navigationDestination(item:destination:), and a Button.")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination, isActive: selection.isEqual(to: tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link, named `title`, to a view that is also presented while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:), and a Button.")
  public init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(target: .bound(destination(), isActive: isActive), label: Text(title))
  }

  /// Creates a link, named `title`, to a view that is also presented while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:), and a Button.")
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(target: .bound(destination(), isActive: isActive), label: Text(title))
  }

  /// Creates a link, named `title`, to a view that is also presented while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:), and a Button.")
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .bound(destination, isActive: isActive), label: Text(title))
  }

  /// Creates a link, named `title`, to a view that is also presented while `isActive` is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:), and a Button.")
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .bound(destination, isActive: isActive), label: Text(title))
  }
}

extension Binding {
  /// Returns a binding to whether the value is `tag`. Setting it to false sets the value to `nil`, unless the value is
  /// another one meanwhile.
  fileprivate func isEqual<Tag: Hashable>(to tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      read: { wrappedValue == tag },
      write: { isEqual in
        if isEqual {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}

/// The node of a link with a binding. The link sets the binding, and the binding presents the destination.
@MainActor
final class BoundLinkNode<Label: View, Destination: View>:
  SingleChildNode<
    NavigationLink<Label, Destination>,
    DestinationModifier<NavigationLink<Label, Destination>?, Void, Destination?>
  >
{
  init(_ view: NavigationLink<Label, Destination>, in context: _NodeContext) {
    super.init(in: context)
    makeChild(presenting(view))
  }

  override func update(to view: NavigationLink<Label, Destination>) { child?.update(to: presenting(view)) }

  /// A link is a view, even without an element.
  override var hasViews: Bool { true }

  private func presenting(
    _ view: NavigationLink<Label, Destination>
  ) -> DestinationModifier<NavigationLink<Label, Destination>?, Void, Destination?> {
    guard case .bound(let destination, let isActive) = view.target else {
      // Another branch of an expression may create a link of the same type without a binding.
      return DestinationModifier(
        content: view, presentation: Presentation(.sheet, isPresented: .constant(false)) { nil })
    }
    let link = NavigationLink<Label, Destination>(
      target: .action { isActive.wrappedValue = true }, label: view.label)
    return DestinationModifier(
      content: Label.self == EmptyView.self ? nil : link,
      presentation: Presentation(.sheet, isPresented: isActive) { destination }, isOfLink: true)
  }
}
