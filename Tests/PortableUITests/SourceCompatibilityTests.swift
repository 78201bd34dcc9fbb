import CombineShim
import Foundation
import PortableUI
import Testing

// Ordinary views, written for SwiftUI, with only the import replaced. The test is that they compile without a warning.
// The page at the end shows that they also run.

private struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
}

@MainActor
private final class PeopleModel: ObservableObject {
  @Published var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  @Published private(set) var isLoading = false

  func load() async {
    isLoading = true
    defer { isLoading = false }
    people.append(Person(id: people.count + 1, name: "Edsger"))
  }

  func refresh() {}
}

private struct PersonRow: View {
  let person: Person
  var isSelected = false

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "person")
        .foregroundStyle(isSelected ? .primary : .secondary)
      Text(person.name)
        .font(.headline)
        .foregroundColor(.primary)
      Spacer()
      if isSelected {
        Image(systemName: "checkmark").accessibilityLabel("Selected")
      }
    }
    .padding(.vertical, 4)
  }
}

private struct NameEditor: View {
  @Binding var name: String
  var isDisabled: Bool = false
  let onSave: () -> Void

  var body: some View {
    TextField("Username", text: $name, prompt: Text("Name"))
      .textFieldStyle(.roundedBorder)
      .disabled(isDisabled)
      .onSubmit(onSave)
      .onSubmit { onSave() }
  }
}

private struct Card<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content
  @ViewBuilder var footer: () -> Text

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder footer: @escaping () -> Text) {
    self.title = title
    self.content = content()
    self.footer = footer
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.title2).bold()
      content
      footer()
    }
    .padding()
    .background(.regularMaterial)
    .background(Color.gray.secondaryBackground)
  }
}

extension Color {
  fileprivate var secondaryBackground: Color { .clear }
}

private struct PeopleView: View {
  enum Filter: String, CaseIterable, Identifiable {
    case all, few
    var id: String { rawValue }
  }

  @StateObject private var model = PeopleModel()
  @State private var name = ""
  @State private var filter: Filter = .all
  @State private var selection: Person.ID?
  @State private var message: String?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) var locale

  let title: String
  private let width: CGFloat = 320
  private let timer = PassthroughSubject<Date, Never>()

  init(title: String) { self.title = title }

  var body: some View {
    Form {
      header
      Section(header: Text("People")) {
        list(of: model.people)
      }
      Section {
        NameEditor(name: $name, isDisabled: !isEnabled) { save() }
        Picker("Filter", selection: $filter) {
          ForEach(Filter.allCases) { filter in
            Text(filter.rawValue.capitalized).tag(filter)
          }
        }
        buttons
      } footer: {
        Text("^\(model.people.count) people")
      }
    }
    .navigationTitle(title)
    .task { await model.load() }
    .task(id: filter) { @MainActor in model.refresh() }
    .onAppear { name = "start" }
    .onAppear(perform: model.refresh)
    .onDisappear { message = nil }
    .onChange(of: name) { oldValue, newValue in
      if newValue.isEmpty { name = oldValue }
    }
    .onChange(of: filter) { model.refresh() }
    .onChange(of: selection, initial: true) { _, _ in }
    .onReceive(timer) { date in message = "\(date)" }
    .onReceive(model.$people.map(\.count)) { _ in }
    .frame(maxWidth: width, alignment: .leading)
    .frame(width: width)
    .opacity(isEnabled ? 1 : 0.5)
  }

  @ViewBuilder private var header: some View {
    if model.isLoading {
      ProgressView("Loading")
    } else if let message {
      Label(message, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
    } else {
      Text("User profile")
        .font(.largeTitle.weight(.semibold))
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("heading")
    }
  }

  private var buttons: some View {
    HStack {
      Button("Save") { save() }
        .buttonStyle(.borderedProminent)
      Button("Refresh", action: model.refresh)
        .buttonStyle(.bordered)
      Button("Load") {
        Task { await model.load() }
      }
      Button("Delete", role: .destructive) {
        model.people.removeAll()
      }
      Button {
        message = "Pressed"
      } label: {
        Label("Press", systemImage: "plus")
      }
      .disabled(name.isEmpty)
    }
  }

  @ViewBuilder
  private func list(of people: [Person]) -> some View {
    switch people.count {
    case 0:
      EmptyView()
    case 1...1_000:
      ForEach(people) { person in
        PersonRow(person: person, isSelected: person.id == selection)
          .id(person.id)
      }
      ForEach(Array(people.enumerated()), id: \.offset) { index, person in
        Text("\(index): \(person.name)")
      }
      ForEach(people, id: \.self) { Text($0.name) }
      ForEach($model.people) { $person in
        TextField("Name", text: $person.name)
      }
    default:
      Text(verbatim: "many")
    }
  }

  private func save() {
    let saved = name
    name = saved.trimmingCharacters(in: .whitespaces)
  }
}

private struct PeopleList: View {
  let people: [Person]

  var body: some View {
    List(people) { person in
      PersonRow(person: person)
    }
    List {
      ForEach(0..<2) { Text("Row \($0)") }
    }
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 10) {
        wrap(Text("wrapped"))
        Divider()
        Link("Home", destination: URL(string: "/")!)
      }
    }
  }

  private func wrap(_ content: some View) -> some View {
    content.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

private struct DueDates: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.refresh) private var refresh
  @State private var due = Date(timeIntervalSince1970: 0)
  let people: [Person]

  var body: some View {
    Form {
      DatePicker("Due", selection: $due, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
      DatePicker("At", selection: $due, displayedComponents: [.hourAndMinute])
      DatePicker(selection: $due) { Label("Both", systemImage: "clock") }
      Text(due, style: .date)
      Text(due, format: .dateTime.weekday().day())
      Text(people.count, format: .number).bold()
      Text("Weeks begin on day \(calendar.firstWeekday) in \(timeZone.identifier)")
    }
    List {
      ForEach(people) { person in
        Section(person.name) {
          ForEach(0..<person.id, id: \.self) { number in Text("Row \(number)") }
        }
      }
    }
    .listStyle(.plain)
    .refreshable { await reload() }
    .environment(\.timeZone, .gmt)
    Button("Refresh all") {
      Task { await refresh?() }
    }
  }

  private func reload() async {}
}

private struct ProductSearch: View {
  private enum Field: Hashable { case name, note }

  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.isPresented) private var isPresented
  @FocusState private var field: Field?
  @FocusState private var isNoteFocused
  @State private var text = ""
  @State private var person: Person?
  @State private var asks = false

  var body: some View {
    VStack {
      TextField("Name", text: $text)
        .focused($field, equals: .name)
        .submitLabel(.next)
        .onSubmit { field = .note }
      TextField("Note", text: $text)
        .focused($isNoteFocused)
        .help("A word about it")
      NoteButton(isFocused: $isNoteFocused)
      Menu {
        Button("Delete", role: .destructive) { asks = true }
      } label: {
        Label("More", systemImage: "ellipsis.circle")
      }
      Menu("Share", systemImage: "square.and.arrow.up") { Button("Copy") { dismissSearch() } }
      Button("Save") { field = nil }
        .keyboardShortcut(.defaultAction)
      Button("Close") {}
        .keyboardShortcut("w", modifiers: [.command, .shift])
        .disabled(isSearching || isPresented)
    }
    .searchable(text: $text, placement: .automatic, prompt: "Find people")
    .onSubmit(of: .search) { field = .name }
    .onSubmit(of: [.text, .search]) {}
    .defaultFocus($field, .name)
    .fullScreenCover(item: $person) { person in Text(person.name) }
    .confirmationDialog("Sure?", isPresented: $asks, titleVisibility: .visible) {
      Button("Yes") {}
    } message: {
      Text("It is for good.")
    }
    .confirmationDialog(Text("About"), isPresented: $asks, presenting: person) { person in
      Button(person.name) {}
    }
  }
}

private struct NoteButton: View {
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    Button("Note") { isFocused = true }
  }
}

extension View {
  fileprivate func prominent() -> some View {
    font(.headline).foregroundStyle(.tint)
  }

  @ViewBuilder
  fileprivate func hidden(_ isHidden: Bool) -> some View {
    if isHidden { EmptyView() } else { self }
  }
}

extension PeopleView {
  fileprivate struct Preview: View {
    var body: some View {
      Group {
        PeopleView(title: "People")
        PeopleList(people: []).prominent().hidden(false)
        DueDates(people: [Person(id: 2, name: "Barbara")])
        ProductSearch()
        Card("Card") {
          Text("content")
          Text("more")
        } footer: {
          Text("footer")
        }
        AnyView(ZStack(alignment: .topLeading) { Color.red.background })
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }
}

extension Color {
  fileprivate var background: some View { Text("").background(self) }
}

@MainActor
@Suite struct SourceCompatibilityTests {
  @Test func ordinaryViewsRender() {
    let host = ViewHost { PeopleView.Preview() }
    #expect(host.title == "People")
    let texts = host.tree.all.compactMap(\.text)
    for text in ["User profile", "Ada", "0: Ada", "Wrapped".lowercased(), "footer", "^2 people", "Barbara", "Row 1"] {
      #expect(texts.contains(text), "\(text)")
    }
    host.close()
  }
}
