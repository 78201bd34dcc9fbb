/// A control that pushes a level onto the navigation stack around it.
///
/// If the value has an address, the control is a link that can be opened in another tab. It is disabled outside a stack
/// and without a value.
public struct NavigationLink<Label: View, Destination: View> {
  let target: Target
  let label: Label

  enum Target {
    case value(AnyHashable?)
    case view(Destination)
    /// A view that is presented while the binding is true.
    case bound(Destination, isActive: Binding<Bool>)
    /// An action in place of a push.
    case action(() -> Void)
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// Creates a link to a view. This is SwiftUI's older initializer.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value, which a `navigationDestination` inside the stack defines.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(title) }
  }

  @_disfavoredOverload
  public init<P: Hashable>(_ title: some StringProtocol, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if case .bound = view.target { return BoundLinkNode(view, in: context) }
    if view.selectsRow(in: context.environment) { return RowLinkNode(view, in: context) }
    return makeElement(view, context)
  }
}

extension NavigationLink: ElementView {
  var content: Label { label }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    let isDisabled = !environment.isEnabled || environment.navigation == nil || leadsNowhere
    var description: ElementDescription
    if !isDisabled, let address = address(in: environment) {
      description = ElementDescription(.a, class: .link, .navigationLink)
      description.set(.href, address)
    } else {
      description = ElementDescription(.button, class: .link, .navigationLink)
      description.set(.type, "button")
      description.set(.role, "link")
      if isDisabled { description.set(.disabled, "") }
    }
    if environment.buttonStyle == .plain { description.addClass(.plain) }
    description.events = .click
    description.isDisabled = isDisabled
    description.add(environment.accessibility)
    return description
  }

  @MainActor private func address(in environment: EnvironmentValues) -> String? {
    guard case .value(let value?) = target, let slot = environment.navigationLevel?.pane.slot,
      let segment = environment.navigation?.segment(of: value)
    else { return nil }
    return slot.history?.path(slot.prefix() + [segment])
  }

  private var leadsNowhere: Bool {
    if case .value(nil) = target { true } else { false }
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard let stack = node.environment.navigation else { return .disabled }
    switch target {
    case .value(let value):
      if let value { stack.push(value) }
    case .view(let view):
      stack.present(PresentedLevel(owner: node, dismiss: {}, content: { AnyView(view) }))
    case .bound(_, let isActive):
      isActive.wrappedValue = true
    case .action(let action):
      action()
    }
    return .handled
  }

  /// Updates the presented view with the link.
  func didRender(_ node: ElementNode<Self>) {
    guard case .view(let view) = target else { return }
    node.environment.navigation?.update(of: node) { AnyView(view) }
  }
}
