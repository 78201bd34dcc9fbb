extension NavigationLink {
  /// Whether the link is a row of a list whose selection has values of the link's type. Such a link selects its row.
  @MainActor func selectsRow(in environment: EnvironmentValues) -> Bool {
    guard environment.wrapsElements, case .value(let value?) = target, let selection = environment.listSelection else {
      return false
    }
    return !selection.allowsSeveral && selection.accepts(value)
  }

  @MainActor fileprivate var rowContent: RowLink<Label> {
    if case .value(let value) = target {
      RowLink(label: label, value: value)
    } else {
      RowLink(label: label, value: nil)
    }
  }
}

/// The content of a row that a link describes: the label of the link, with the value of the link as its tag.
struct RowLink<Label: View>: View {
  fileprivate let label: Label
  fileprivate let value: AnyHashable?

  var body: some View {
    let content = Container(.div, class: .rowContent) { label }
    EnvironmentModifier(content: content, change: LinkTagging(value: value))
  }
}

private struct LinkTagging: EnvironmentChange {
  let value: AnyHashable?

  func apply(to values: inout EnvironmentValues) { values.viewTag?.value = value }
}

/// The node of a link that selects its row.
@MainActor
final class RowLinkNode<Label: View, Destination: View>:
  SingleChildNode<NavigationLink<Label, Destination>, RowLink<Label>>
{
  init(_ view: NavigationLink<Label, Destination>, in context: _NodeContext) {
    super.init(in: context)
    makeChild(view.rowContent)
  }

  override func update(to view: NavigationLink<Label, Destination>) { child?.update(to: view.rowContent) }
}
