import ErrorMessages
import Foundation
import SwiftUIShim
import VSM

/// The page of an item.
public struct ItemView: View {
  @ViewState private var state: ItemViewState
  /// The item as it was when the keeper opened the form.
  @RestorableValue("item.edited") private var edited: Item?
  private let visitor: Visitor
  private let now: @Sendable () -> Date
  private let signIn: URL?

  /// - Parameter signIn: The address of the sign-in, which leads back to this page. It is `nil` if there are no accounts.
  public init(
    id: Item.ID, repository: any ItemRepository, visitor: Visitor, signIn: URL? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let loader = ItemViewState.LoaderModel(id: id, repository: repository, visitor: visitor)
    self.init(state: .initialized(loader), visitor: visitor, signIn: signIn, now: now)
  }

  /// Starts in a given state, for previews and tests.
  init(state: ItemViewState, visitor: Visitor, signIn: URL?, now: @escaping @Sendable () -> Date) {
    _state = ViewState(wrappedValue: state)
    self.visitor = visitor
    self.signIn = signIn
    self.now = now
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch state {
      case .initialized, .loading:
        ProgressView("Loading the item")
      case .missing:
        Text("There is no such item.")
          .navigationTitle("Not found")
          .pageStatus(.notFound)
      case .failed(let model):
        ProblemView(message: model.message) { $state.observe(model.retry()) }
      case .shown(let item):
        details(of: item)
        LoanText(loan: item.loan, isOwn: false)
        if let signIn { Link("Sign in to reserve it", destination: signIn) }
      case .shownToBanned(let item):
        details(of: item)
        LoanText(loan: item.loan, isOwn: false)
        Text("You are not allowed to reserve anything. Ask a keeper.")
      case .free(let model):
        details(of: model.item)
        problem(model.problem)
        LoanText(loan: nil, isOwn: false)
        ReservationForm(now: now) { day in $state.observe(model.reserve(until: day)) }
      case .reserving(let item):
        details(of: item)
        LoanText(loan: item.loan, isOwn: true)
      case .borrowed(let model):
        details(of: model.item)
        problem(model.problem)
        LoanText(loan: model.item.loan, isOwn: true)
        Button("Give back") { $state.observe(model.giveBack()) }
          .buttonStyle(.borderedProminent)
      case .givingBack(let item):
        details(of: item)
        LoanText(loan: nil, isOwn: false)
      case .lent(let model):
        details(of: model.item)
        problem(model.problem)
        LoanText(loan: model.item.loan, isOwn: false)
      }
    }
    .sheet(item: $edited) { item in
      if let keeping = visitor.keeping { ItemEditorView(item: item, keeping: keeping) }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }

  @ViewBuilder private func details(of item: Item) -> some View {
    Text(item.details.name)
      .font(.title)
      .accessibilityAddTraits(.isHeader)
      .modifier(ItemHead(item: item))
    Text(item.details.summary)
    if visitor.keeping != nil {
      Button("Edit") { edited = item }
        .buttonStyle(.bordered)
    }
  }

  @ViewBuilder private func problem(_ text: String?) -> some View {
    if let text { ErrorMessage(text) }
  }
}

/// Says who has an item.
private struct LoanText: View {
  @Environment(\.locale) private var locale
  let loan: Loan?
  let isOwn: Bool

  var body: some View {
    if let loan {
      if isOwn {
        Text("You have it until \(loan.until.text(locale)).")
      } else {
        Text("\(loan.borrower.name) has it until \(loan.until.text(locale)).")
      }
    } else {
      Text("Free")
    }
  }
}

/// The page of an item, as search engines and previews of links show it.
private struct ItemHead: ViewModifier {
  let item: Item

  func body(content: Content) -> some View {
    content
      .navigationTitle(item.details.name)
      .pageDescription(item.details.summary)
      .pageData([
        "@context": "https://schema.org", "@type": "Product", "name": item.details.name,
        "description": item.details.summary,
      ])
  }
}
