import SwiftUIShim
import VSM

struct Row: Identifiable, Sendable, Equatable {
  let id: Int
  let title: String
}

enum ListViewState { case listing(ListModel) }

struct ListModel: Sendable {
  var rows: [Row] = (0..<500).map { Row(id: $0, title: "Row \($0)") }
  func delete(_ id: Int) -> ListViewState {
    .listing(ListModel(rows: rows.filter { $0.id != id }))
  }
}

/// 500 rows, each with a button that deletes it.
struct ListPage: View {
  @ViewState var state: ListViewState = .listing(ListModel())

  var body: some View {
    switch state {
    case .listing(let model):
      ForEach(model.rows) { row in
        HStack {
          Text(row.title)
          Button("Delete") { $state.observe(model.delete(row.id)) }
        }
      }
    }
  }
}

/// The same list, with a view of its own for each row.
struct ListOfViewsPage: View {
  @ViewState var state: ListViewState = .listing(ListModel())

  var body: some View {
    switch state {
    case .listing(let model):
      ForEach(model.rows) { row in
        RowView(row: row) { $state.observe(model.delete(row.id)) }
      }
    }
  }
}

struct RowView: View {
  let row: Row
  let delete: () -> Void

  var body: some View {
    HStack {
      Text(row.title)
      Button("Delete", action: delete)
    }
  }
}
