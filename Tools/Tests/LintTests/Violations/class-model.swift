import VSM

enum TimerViewState {
  case stopped(StoppedTimerModel)
  case running(any RunningTimer)
  case paused(PausedTimerModel)
}

final class StoppedTimerModel {  // expect: class-model
  func start() -> TimerViewState { .running(TimerActor()) }
}

protocol RunningTimer {
  func stop() async -> TimerViewState
}

// A conformance in an extension counts too.
extension TimerActor: RunningTimer {}

actor TimerActor {  // expect: class-model
  func stop() async -> TimerViewState { .paused(PausedTimerModel(builder: TimerBuilder())) }
}

struct PausedTimerModel {
  let builder: TimerBuilder
  func reset() -> TimerViewState { .stopped(builder.stopped()) }
}

/// No state contains it: it may be a class.
final class TimerBuilder {
  func stopped() -> StoppedTimerModel { StoppedTimerModel() }
}
