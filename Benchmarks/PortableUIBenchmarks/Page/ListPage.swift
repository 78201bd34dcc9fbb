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

/// A list of rows without state, each of them a text and a button.
struct PlainListPage: View {
  let model: PageModel

  var body: some View {
    ForEach(model.items) { item in
      HStack {
        Text(item.title)
        Button("Delete") { model.items.removeAll { $0.id == item.id } }
      }
    }
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
