import CombineShim
import VSM

enum LetterViewState {
  case writing(WritingModel)
  case sending
}

struct WritingModel {
  let text: String
  func send() -> AnyPublisher<LetterViewState, Never> { Just(.sending).eraseToAnyPublisher() }
}

extension LetterViewState {
  func send() -> AnyPublisher<LetterViewState, Never> {  // expect: action-in-state-extension
    if case .writing(let model) = self { return model.send() }
    return Empty().eraseToAnyPublisher()
  }

  var sendAction: (() -> AnyPublisher<LetterViewState, Never>)? {  // expect: action-in-state-extension
    switch self {
    case .writing(let model): model.send
    case .sending: nil
    }
  }

  var isSending: Bool {
    if case .sending = self { true } else { false }
  }

  var text: String {
    switch self {
    case .writing(let model): model.text
    case .sending: ""
    }
  }

  static func draft(_ text: String) -> LetterViewState {
    .writing(WritingModel(text: text))
  }
}

/// A struct state has actions of its own, which do not depend on a case.
struct VolumeViewState: MutatingCopyable {
  var level: Int
  var phase: Phase

  enum Phase {
    case idle
    case saving(SavingModel)
  }

  struct SavingModel {
    let cancel: () -> VolumeViewState
  }

  func set(level: Int) -> VolumeViewState { copy { $0.level = level } }

  func cancel() -> VolumeViewState {  // expect: action-in-state-extension
    guard case .saving(let model) = phase else { return self }
    return model.cancel()
  }
}
