import Foundation
import SwiftUIShim
import VSM

/// The equipment of the team, with a search.
public struct ItemsView: View {
  @ViewState private var state: ItemsViewState
  @RestorableValue("items.isAdding") private var isAdding = false
  private let visitor: Visitor
  private let now: @Sendable () -> Date
  private let destination: (Item.ID) -> URL

  /// - Parameter destination: Returns the address of the page of an item.
  public init(
    repository: any ItemRepository, visitor: Visitor, now: @escaping @Sendable () -> Date = { Date() },
    destination: @escaping (Item.ID) -> URL
  ) {
    self.init(state: ItemsViewState(repository: repository), visitor: visitor, now: now, destination: destination)
  }

  /// Starts in a given state, for previews and tests.
  init(
    state: ItemsViewState, visitor: Visitor, now: @escaping @Sendable () -> Date,
    destination: @escaping (Item.ID) -> URL
  ) {
    _state = ViewState(wrappedValue: state)
    self.visitor = visitor
    self.now = now
    self.destination = destination
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Equipment")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      TextField("Search the equipment", text: query)
        .textFieldStyle(.roundedBorder)
      content
      if visitor.keeping != nil {
        Button("Add an item") { isAdding = true }
          .buttonStyle(.bordered)
      }
    }
    .sheet(isPresented: $isAdding) {
      if let keeping = visitor.keeping { ItemEditorView(adding: keeping) }
    }
    .pageQuery("search", queryOfAddress)
    .navigationTitle("Equipment")
    .pageDescription("What the team lends, and when it is free.")
    .onAppear {
      if case .loading = state.content { $state.observe(state.load()) }
    }
  }

  /// The state has each letter at once, so that a retry searches for all of them. Only the search waits for a pause.
  private var query: Binding<String> {
    Binding {
      state.query
    } set: { query in
      $state.observe(state.typed(query))
      $state.observe(state.search, debounced: .milliseconds(300))
    }
  }

  /// An address has the whole query, so the search for it starts at once, and the first document can show the result.
  private var queryOfAddress: Binding<String> {
    Binding {
      state.query
    } set: { query in
      // The way back to this level brings the query that it has already.
      guard query != state.query else { return }
      $state.observe(state.typed(query))
      $state.observe(state.load())
    }
  }

  @ViewBuilder private var content: some View {
    switch state.content {
    case .loading:
      ProgressView("Loading the equipment")
    case .nothingFound:
      if state.query.isEmpty { Text("There is no equipment yet.") } else { Text("Nothing has “\(state.query)” in it.") }
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    case .listed(let items):
      Text("\(items.count) items")
        .foregroundStyle(.secondary)
      ForEach(items) { item in
        VStack(alignment: .leading, spacing: 4) {
          Link(item.details.name, destination: destination(item.id))
            .font(.headline)
          AvailabilityText(loan: item.loan, now: now)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// Says when an item is free.
struct AvailabilityText: View {
  @Environment(\.timeZone) private var timeZone
  let loan: Loan?
  let now: @Sendable () -> Date

  var body: some View {
    if let loan {
      let days = loan.until.number - Day(now(), in: timeZone).number
      if days > 0 {
        Text("Back in \(days) days")
      } else if days == 0 {
        Text("Back today")
      } else {
        Text("Late by \(-days) days")
      }
    } else {
      Text("Free")
    }
  }
}
