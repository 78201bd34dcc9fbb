/// The node of a view that presents dialogs.
///
/// It observes the binding itself, so that a presentation evaluates only the presented body. The dialog is not a child:
/// its elements are rendered in a portal of the page, and are removed with this node.
@MainActor
final class PresentationNode<Content: View, Item, Presented: View>:
  ObservingNode<PresentationModifier<Content, Item, Presented>, Content>
{
  private var presentation: Presentation<Item, Presented>
  private var current: Current?

  private struct Current {
    let id: AnyHashable
    let context: PresentationContext
    let dialog: PortalItemNode<Dialog<Presented>>
  }

  init(_ view: PresentationModifier<Content, Item, Presented>, in context: _NodeContext) {
    presentation = view.presentation
    super.init(in: context)
    makeChild(view.content)
    followItem()
  }

  override func update(to view: PresentationModifier<Content, Item, Presented>) {
    presentation = view.presentation
    child?.update(to: view.content)
    followItem()
  }

  override func render() { followItem() }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    if let current { current.dialog.environmentChanged(to: dialogEnvironment(current.context)) }
  }

  override func didUnmount() {
    removeDialog()
    queue.endTurn(of: self)
  }

  private func followItem() {
    isDirty = false
    let item = observing { presentation.item() }
    guard let item, current != nil || presentation.isReady else {
      dismissed()
      return queue.endTurn(of: self)
    }
    let id = presentation.id(item)
    if let current, current.id == id, current.context.style == presentation.style {
      if !presentation.isFixed { current.dialog.update(to: dialog(of: item, in: current.context)) }
      return
    }
    dismissed()
    if queue.takeTurn(self) { present(item, id: id) }
  }

  private func present(_ item: Item, id: AnyHashable) {
    let context = PresentationContext(presentation.style, number: host.makeID().rawValue) { [weak self] in
      self?.presentation.dismiss()
      // The binding may store a value without publishing the change.
      self?.invalidate()
    }
    let dialog = PortalItemNode(
      dialog(of: item, in: context), in: self.context(environment: dialogEnvironment(context)),
      portal: environment.stage?.front ?? host.front)
    current = Current(id: id, context: context, dialog: dialog)
    dialog.insert()
    reportMissingViews(of: presentation.style.modifier)
  }

  private func dismissed() {
    guard removeDialog() else { return }
    if let onDismiss = presentation.onDismiss { host.afterRendering { onDismiss() } }
  }

  /// Removes the dialog from the page, if there is one.
  @discardableResult
  private func removeDialog() -> Bool {
    guard let current else { return false }
    self.current = nil
    current.context.end()
    current.dialog.remove()
    return true
  }

  private func dialog(of item: Item, in context: PresentationContext) -> Dialog<Presented> {
    Dialog(context: context, title: presentation.title, content: presentation.content(item))
  }

  private var queue: PresentationQueue {
    environment.presentation?.queue ?? environment.stage?.services.presentations ?? host.services.presentations
  }

  private func dialogEnvironment(_ context: PresentationContext) -> EnvironmentValues {
    var values = environment.forPortalItem
    values.refreshOffer = nil
    values.presentation = context
    values.dismissible = context
    values.pane = nil
    values.bars = context.bars
    values.pressFollower = nil
    return values
  }
}
