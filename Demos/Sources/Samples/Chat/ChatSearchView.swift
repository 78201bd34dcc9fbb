import SwiftUIShim

private struct FoundMessage: Identifiable, Hashable {
  let id: Int
  let author: String
  let text: String
}

extension Text {
  /// A text in which each occurrence of a query stands out.
  fileprivate init(_ text: String, marking query: String) {
    var result = Text("")
    var rest = text[...]
    while !query.isEmpty, let range = rest.range(of: query, options: .caseInsensitive) {
      result = result + Text(rest[..<range.lowerBound]) + Text(rest[range]).bold().foregroundColor(.orange)
      rest = rest[range.upperBound...]
    }
    self = result + Text(rest)
  }
}

struct ChatSearchView: View {
  private static let messages = [
    FoundMessage(id: 0, author: "Elin", text: "The bridge is closed, take the ferry."),
    FoundMessage(id: 1, author: "Piet", text: "Which ferry? There are two."),
    FoundMessage(id: 2, author: "Elin", text: "The one behind the station."),
    FoundMessage(id: 3, author: "Noor", text: "Dinner at eight, then?"),
  ]

  @State private var query = ""
  @State private var author: String?
  @State private var recent: [String] = ["ferry"]

  private var authors: [String] { Set(Self.messages.map(\.author)).sorted() }

  private var found: [FoundMessage] {
    Self.messages.filter { message in
      (author == nil || message.author == author)
        && (query.isEmpty || message.text.range(of: query, options: .caseInsensitive) != nil)
    }
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        chips
        SearchResults(messages: found, query: query, recent: recent) { query = $0 }
      }
      .navigationTitle("Search")
      .searchable(text: $query, prompt: "Search messages")
      .onSubmit(of: .search) {
        if !query.isEmpty && !recent.contains(query) { recent.insert(query, at: 0) }
      }
    }
  }

  private var chips: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(authors, id: \.self) { name in
          Button(name) { author = author == name ? nil : name }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .tint(author == name ? .accentColor : .secondary)
            .accessibilityAddTraits(author == name ? [.isButton, .isSelected] : .isButton)
        }
      }
      .padding(.horizontal)
    }
  }
}

private struct SearchResults: View {
  @Environment(\.isSearching) private var isSearching

  let messages: [FoundMessage]
  let query: String
  let recent: [String]
  let onChoose: (String) -> Void

  var body: some View {
    List {
      if isSearching && query.isEmpty {
        Section("Recent searches") {
          ForEach(recent, id: \.self) { text in
            Button(text) { onChoose(text) }
          }
        }
      }
      Section("\(messages.count) messages") {
        ForEach(messages) { message in
          VStack(alignment: .leading, spacing: 4) {
            Text(message.author).font(.caption).foregroundStyle(.secondary)
            Text(message.text, marking: query)
          }
        }
      }
    }
    .listStyle(.insetGrouped)
  }
}

#Preview {
  ChatSearchView()
}
