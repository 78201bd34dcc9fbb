/// One row of a `ForEach`. It runs the closure that creates the row's view and observes it separately, so that a change
/// of a value that only this row read renders only this row.
@MainActor
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ObservingNode<Content, Content> {
  let key: RowKey<ID>
  private var data: Data.Element

  init(key: RowKey<ID>, element: Data.Element, in context: _NodeContext) {
    self.key = key
    data = element
    super.init(in: context)
    if context.environment.viewTag != nil { environment.viewTag = ViewTag(value: AnyHashable(key.id)) }
    makeChild(readContent())
  }

  func update(element: Data.Element) {
    data = element
    render()
  }

  override func render() {
    isDirty = false
    child?.update(to: readContent())
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    var inner = environment
    if inner.viewTag != nil { inner.viewTag = ViewTag(value: AnyHashable(key.id)) }
    super.environmentChanged(to: inner)
  }

  func recordMove(before next: NodeID?) {
    forEachElement { host.record(.move($0.id, before: next)) }
  }

  private func readContent() -> Content {
    // The parent of a row is the node of its ForEach, which stores the newest closure for all rows.
    let rows = unsafeDowncast(parent.unsafelyUnwrapped, to: ForEachNode<Data, ID, Content>.self)
    return observing { rows.view.content(data) }
  }
}
