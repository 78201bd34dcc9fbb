/// A row of the page that is maintained by hand. It changes only the affected element.
@MainActor
final class PlainRow {
  let item: Item
  let element: PlainElement
  private var isDone = false
  private let label: PlainElement

  init(_ item: Item, page: PlainPage) {
    self.item = item
    let label = PlainElement("span", class: "text", text: "Done")
    let button = PlainElement("button", class: "button", children: [label])
    self.label = label
    let stack = PlainElement(
      "div", class: "hstack", children: [PlainElement("span", class: "text", text: item.title), button])
    element = PlainElement("li", class: "row", children: [stack])
    button.press = { [unowned self, unowned page] in
      isDone.toggle()
      label.text = isDone ? "Undo" : "Done"
      page.record(.text(label.id, isDone ? "Undo" : "Done"))
    }
    page.handlers[button.id] = button
  }

  /// The identifier of the row's button.
  var button: Int { element.children[0].children[1].id }
}
