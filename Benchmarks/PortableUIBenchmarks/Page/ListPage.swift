import PortableUI

/// A heading, a text field and a list of rows, each of which is a view with its own state.
struct ListPage: View {
  let model: PageModel

  var body: some View {
    Headline(model: model)
    SearchField()
    List(model.items) { ItemRow(item: $0) }
  }
}

private struct Headline: View {
  let model: PageModel
  var body: some View { Text(model.headline) }
}

private struct SearchField: View {
  @State private var text = ""
  var body: some View {
    TextField("Search", text: $text)
    Text(text)
  }
}

private struct ItemRow: View {
  let item: Item
  @State private var isDone = false

  var body: some View {
    HStack {
      Text(item.title)
      Button(isDone ? "Undo" : "Done") { isDone.toggle() }
    }
  }
}
