import CombineShim
import SwiftUIShim
import VSM

enum TimerViewState {
  case stopped(StoppedModel)
  case running(RunningModel)
  case paused
  case failed(String)
}

struct StoppedModel {
  let clock: any TimerClock
  let seconds: AsyncStream<Int>.Iterator

  func start() -> StateSequence<TimerViewState> {
    StateSequence { [clock] emit in
      try? await clock.pause()
      await emit.follow(clock.seconds()) { .running(RunningModel(second: $0, clock: clock)) }
    }
  }
}

final class RunningModel {
  let second: Int
  var name = ""
  let clock: any TimerClock
  var subscriptions: Set<AnyCancellable> = []

  init(second: Int, clock: any TimerClock) { (self.second, self.clock) = (second, clock) }

  func reset() async -> TimerViewState {
    do {
      try await clock.reset()
      return .running(RunningModel(second: 0, clock: clock))
    } catch {
      return .failed(error.localizedDescription)
    }
  }
}

extension TimerViewState {
  var name: String { if case .running(let model) = self { model.name } else { "" } }

  func named(_ name: String) -> TimerViewState { .failed(name) }

  func reset() async -> TimerViewState {
    if case .running(let model) = self { return await model.reset() }
    return self
  }
}

struct TimerView: View {
  @ViewState var state: TimerViewState

  init(model: StoppedModel) { _state = ViewState(wrappedValue: .stopped(model)) }

  var body: some View {
    switch state {
    case .stopped(let model): Button("Start") { $state.observe(model.start()) }
    case .running(let model):
      TextField("Name", text: $state.bind(\.name, to: { $0.named($1) }, debounced: .seconds(1)))
      Button("Reset") { Task { $state.observe(await model.reset()) } }
      Button("Fail") { $state.observe(.failed("The timer is broken.")) }
    case .paused: Text("Paused")
    case .failed(let message): Text(message)
    }
  }
}

protocol TimerClock: Sendable {
  func pause() async throws
  func reset() async throws
  func seconds() -> AsyncStream<Int>
}

extension TimerViewState: RestorableState {
  var restoration: Restoration<Int> {
    switch self {
    case .running(let model): .value(model.second)
    case .stopped, .paused, .failed: .startsAnew
    }
  }
}
