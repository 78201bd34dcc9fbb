import SwiftUIShim

/// A search field, and the keyboard focus.
struct SearchSpecimens: View {
  var body: some View {
    Specimen("Search") {
      SearchSpecimen()
    }
    Specimen("Focus") {
      FocusSpecimen()
    }
  }
}

private struct SearchSpecimen: View {
  @State private var text = ""
  @State private var submitted = ""

  private var found: [String] {
    ["Apple", "Bread", "Cheese", "Date"].filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(found, id: \.self) { Text($0) }
      SearchState(submitted: submitted)
    }
    .searchable(text: $text, prompt: "Find food")
    .onSubmit(of: .search) { submitted = text }
  }
}

private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  let submitted: String

  var body: some View {
    if isSearching {
      Button("End the search") { dismissSearch() }
    }
    if !submitted.isEmpty { Text("Searched for \(submitted)") }
  }
}

private struct FocusSpecimen: View {
  private enum Field: Hashable {
    case name, city
  }

  @FocusState private var field: Field?
  @State private var name = ""
  @State private var city = ""

  var body: some View {
    TextField("Name", text: $name)
      .focused($field, equals: .name)
      .submitLabel(.next)
      .onSubmit { field = .city }
    TextField("City", text: $city)
      .focused($field, equals: .city)
      .submitLabel(.done)
    HStack {
      Button("Edit the name") { field = .name }
      Button("Leave") { field = nil }
    }
  }
}
