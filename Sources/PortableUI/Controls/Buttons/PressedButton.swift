/// A button whose inside a style draws, with the look that the style gives it while it is pressed.
struct PressedButton<Style: ButtonStyle> {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
}

extension PressedButton: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PressedButtonNode(view, in: context)
  }

  fileprivate func inside(_ form: ButtonStyleForm) -> StyleBody<ButtonLabelMaker<Style>> {
    let inner = ButtonStyleConfiguration(
      role: configuration.role, label: .init(content: configuration.label.content, form: form), form: form)
    return StyleBody(maker: ButtonLabelMaker(style: style), configuration: inner)
  }

  @MainActor fileprivate func button(_ form: ButtonStyleForm) -> Button<StyleBody<ButtonLabelMaker<Style>>> {
    Button(role: configuration.role, action: configuration.action) { inside(form) }
  }
}

struct ButtonLabelMaker<Style: ButtonStyle> {
  let style: Style
}

extension ButtonLabelMaker: StyleMaker {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

/// The look for which a style is asked.
enum ButtonStyleForm {
  /// The look on the page, whose node is told that the style depends on presses.
  case normal(PressReading)
  /// The look while the button is pressed, which is only compared with the one on the page.
  case pressed(PressReading)

  var reading: PressReading {
    switch self {
    case .normal(let reading), .pressed(let reading): reading
    }
  }
}

/// The reading of a style by the node of its button.
final class PressReading {
  /// Called when the style reads whether the button is pressed.
  var didRead: () -> Void = {}
  /// The nodes of the button's labels on the page, in the order of their creation.
  fileprivate var labels: [WeakNode] = []
  /// The number of labels that the pressed look has so far.
  fileprivate var standIns = 0

  fileprivate struct WeakNode {
    weak var node: _Node?
  }
}

/// The node of a button that a style draws.
///
/// If the style reads whether the button is pressed, its body is evaluated a second time for the pressed look. The
/// differences become an attribute of the button. The label takes part in this without being created again.
@MainActor
private final class PressedButtonNode<Style: ButtonStyle>:
  SingleChildNode<PressedButton<Style>, Button<StyleBody<ButtonLabelMaker<Style>>>>
{
  private var view: PressedButton<Style>
  private let reading = PressReading()
  private var look: PressedLook?
  private var isComparing = false

  init(_ view: PressedButton<Style>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    reading.didRead = { [weak self] in
      // Styles are evaluated on the main actor.
      MainActor.assumeIsolated { self?.compareAfterRendering() }
    }
    makeChild(view.button(.normal(reading)))
  }

  override var inner: EnvironmentValues {
    var inner = environment
    inner.buttonStyle = .custom
    inner.controlParts[PressedLook.self] = look
    return inner
  }

  override func update(to view: PressedButton<Style>) {
    self.view = view
    child?.update(to: view.button(.normal(reading)))
  }

  private func compareAfterRendering() {
    guard !isComparing else { return }
    isComparing = true
    host.afterRendering { [weak self] in
      self?.isComparing = false
      self?.compare()
    }
  }

  private func compare() {
    var inside: _Node?
    child?.element?.forEachChild { inside = inside ?? $0 }
    guard !isUnmounted, let inside, let parent = inside.parent else { return }
    var (normal, pressed): ([RenderNode], [RenderNode]) = ([], [])
    inside.appendTrees(to: &normal)
    host.read {
      // The elements of the pressed look never reach the page, so others get their identifiers.
      host.reusingIDs(from: NodeID(rawValue: host.elements.nextID)) {
        reading.standIns = 0
        let context = parent.context(environment: inside.environment)
        let node = StyleBody._makeNode(view.inside(.pressed(reading)), in: context)
        node.appendTrees(to: &pressed)
        node.unmount()
      }
    }
    let look = PressedLook(from: normal, to: pressed)
    guard look != self.look else { return }
    self.look = look
    child?.environmentChanged(to: inner)
  }
}

extension ButtonStyleConfiguration.Label {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    switch view.form {
    case .normal: LabelNode(view, in: context)
    case .pressed: LabelStandInNode(view, in: context)
    }
  }
}

/// The node of a label in the look on the page.
@MainActor
private final class LabelNode: SingleChildNode<ButtonStyleConfiguration.Label, AnyView> {
  init(_ view: ButtonStyleConfiguration.Label, in context: _NodeContext) {
    super.init(in: context)
    let reading = view.form.reading
    reading.labels = reading.labels.filter { $0.node?.isUnmounted == false } + [.init(node: self)]
    makeChild(view.content)
  }

  override func update(to view: ButtonStyleConfiguration.Label) { child?.update(to: view.content) }
}

/// The node of a label in the pressed look, which stands for the elements of the label on the page.
@MainActor
private final class LabelStandInNode: _ViewNode<ButtonStyleConfiguration.Label> {
  private let label: _Node?

  init(_ view: ButtonStyleConfiguration.Label, in context: _NodeContext) {
    let reading = view.form.reading
    label = reading.standIns < reading.labels.count ? reading.labels[reading.standIns].node : nil
    reading.standIns += 1
    super.init(in: context)
  }

  override func appendTrees(to trees: inout [RenderNode]) { label?.appendTrees(to: &trees) }
}
