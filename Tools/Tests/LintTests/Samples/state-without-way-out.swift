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
