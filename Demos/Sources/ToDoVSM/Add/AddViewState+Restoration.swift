import VSM

/// The view keeps the title and the date. A save that was under way returns to the input.
extension AddViewState: RestorableState {
  public enum RestorationValue: Codable {
    case editing
    case failed(message: String)
  }

  public var restoration: Restoration<RestorationValue> {
    switch self {
    case .editing: .value(.editing)
    case .saving: .interrupted(.editing)
    case .failed(let model): .value(.failed(message: model.message))
    case .saved: .startsAnew
    }
  }

  init(_ value: RestorationValue, _ model: EditingModel) {
    switch value {
    // vsm:survives -- The view begins with this state, and a kept text that says the same has no effect.
    case .editing: self = .editing(model)
    case .failed(let message): self = .failed(FailureModel(message: message, editing: model))
    }
  }
}
