/// The node of a view that presents dialogs.
///
/// It follows the binding itself, so that presenting runs no body but the one that is presented. The dialog is no child:
/// its elements are a guest of the page's, and it goes when this node goes.
@MainActor
final class PresentationNode<Content: View, Item, Presented: View>:
  ObservingNode<PresentationModifier<Content, Item, Presented>, Content>
{
  private var presentation: Presentation<Item, Presented>
  private var current: Current?

  private struct Current {
    let id: AnyHashable
    let context: PresentationContext
    let dialog: GuestNode<Dialog<Presented>>
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

  override func render() {
    followItem()
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    if let current { current.dialog.environmentChanged(to: dialogEnvironment(current.context)) }
  }

  override func didUnmount() {
    takeDown()
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
      // The binding may hold a value that nobody follows.
      self?.invalidate()
    }
    let dialog = GuestNode(
      dialog(of: item, in: context), in: self.context(environment: dialogEnvironment(context)),
      outlet: environment.stage?.front ?? host.front)
    current = Current(id: id, context: context, dialog: dialog)
    dialog.arrive()
  }

  private func dismissed() {
    guard takeDown() else { return }
    if let onDismiss = presentation.onDismiss { host.afterRendering { onDismiss() } }
  }

  /// Takes the dialog off the page, if there is one.
  @discardableResult
  private func takeDown() -> Bool {
    guard let current else { return false }
    self.current = nil
    current.context.end()
    current.dialog.leave()
    return true
  }

  private func dialog(of item: Item, in context: PresentationContext) -> Dialog<Presented> {
    Dialog(context: context, title: presentation.title, content: presentation.content(item))
  }

  private var queue: PresentationQueue {
    environment.presentation?.queue ?? environment.stage?.services.presentations ?? host.services.presentations
  }

  private func dialogEnvironment(_ context: PresentationContext) -> EnvironmentValues {
    var values = environment.ofGuest
    values.refreshOffer = nil
    values.presentation = context
    values.dismissible = context
    values.pane = nil
    values.bars = context.bars
    values.pressFollower = nil
    return values
  }
}
