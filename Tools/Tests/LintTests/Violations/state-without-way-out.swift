import SwiftUIShim
import VSM

enum TicketViewState {
  case choosing(ChoosingModel)
  case buying
  case failed(String)  // expect: state-without-way-out
  case soldOut  // expect: state-without-way-out
  case refused(RefusedModel)
  // vsm:disable:next state-without-way-out -- The view shows the ticket, and a button that closes it.
  case bought(Ticket)
}

struct ChoosingModel {
  let shop: TicketShop

  func buy() -> StateSequence<TicketViewState> {
    StateSequence(.buying) {
      do {
        guard try await shop.isOpen() else { return .soldOut }
        return .bought(try await shop.buy())
      } catch let error as Refusal {
        return .refused(RefusedModel(choosing: self, reason: error.reason))
      } catch {
        return .failed(error.localizedDescription)
      }
    }
  }

  /// Forgets to continue after the first state.
  func buyAgain() -> StateSequence<TicketViewState> {
    StateSequence(.buying)  // expect: state-without-way-out
  }
}

struct RefusedModel {
  let choosing: ChoosingModel
  let reason: String

  func chooseAgain() -> TicketViewState { .choosing(choosing) }
}

struct TicketView: View {
  @ViewState var state: TicketViewState

  var body: some View {
    switch state {
    case .choosing(let model):
      Button("Buy") { $state.observe(model.buy()) }
      Button("Buy again") { $state.observe(model.buyAgain()) }
    case .refused(let model): Button(model.reason) { $state.observe(model.chooseAgain()) }
    case .buying: ProgressView()
    case .failed(let message): Text(message)
    case .soldOut: Text("There are no tickets.")
    case .bought(let ticket): TicketDetails(ticket)
    }
  }
}

/// The states of another view go on where those of this one end.
enum ShelfViewState {
  case initialized(ShelfLoader)
  case loaded([Ticket])
  case empty(String)  // expect: state-without-way-out
  case old([Ticket])
}

struct ShelfLoader {
  let shop: TicketShop

  func load() async -> ShelfViewState {
    let tickets = await shop.tickets()
    if shop.isClosed { return .old(tickets) }
    return tickets.isEmpty ? .empty("There are no tickets.") : .loaded(tickets)
  }
}

struct ShelfView: View {
  @ViewState var state: ShelfViewState

  var body: some View {
    switch state {
    case .initialized(let loader): ProgressView().task { await $state.refresh(loader.load) }
    case .loaded(let tickets): RowView(tickets: tickets)
    case let .old(tickets): OldView(tickets: tickets)
    case .empty(let message): MessageView(message: message)
    }
  }
}

struct RowView: View, ViewStateRendering {
  @StateObject var container: StateContainer<QueueViewState>
  let tickets: [Ticket]
  var body: some View { Text("\(tickets.count)") }
}

struct OldView: View {
  @ViewState var state = QueueViewState.initialized(QueueModel())
  let tickets: [Ticket]
  var body: some View { Text("\(tickets.count)") }
}

struct MessageView: View {
  let message: String
  var body: some View { Text(message) }
}

/// The states of a stream are left when it sends another one.
enum QueueViewState {
  case initialized(QueueModel)
  case waiting(Int)
  case admitted
  case lost(RetryModel)
  // vsm:disable:next state-without-way-out -- The queue exists no more.
  case gone

  struct RetryModel { let retry: () -> StateSequence<QueueViewState> }
}

struct QueueModel {
  let queue: TicketQueue

  func follow() -> StateSequence<QueueViewState> {
    StateSequence { emit in
      guard queue.exists else { return emit(.gone) }
      await emit.follow(queue.positions) {
        $0 > 0 ? .waiting($0) : .admitted
      } failure: { _ in
        .lost(QueueViewState.RetryModel(retry: follow))
      }
    }
  }
}

struct QueueView: View {
  @ViewState var state = QueueViewState.initialized(QueueModel())

  var body: some View {
    switch state {
    case .initialized(let model): Text("…").onAppear { $state.observe(model.follow()) }
    case .lost(let model): Button("Retry") { $state.observe(model.retry()) }
    case .waiting, .admitted, .gone: Text("Please wait.")
    }
  }
}
