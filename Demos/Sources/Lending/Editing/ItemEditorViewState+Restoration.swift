import VSM

/// The texts of a keeper outlive the process. A save that was under way returns to the form. If it was done, saving
/// a change again shows the conflict with it, but a new item would be added twice, which the keeper is asked to check.
extension ItemEditorViewState: RestorableState {
  public struct RestorationValue: Codable {
    var form: Form
    /// The item that somebody else has saved meanwhile.
    var newest: Item?

    struct Form: Codable {
      var details: ItemDetails
      var problem: String?
      var item: Item?
    }
  }

  public var restoration: Restoration<RestorationValue> {
    switch self {
    case .editing(let model): .value(RestorationValue(form: model.form))
    case .saving(let model): .interrupted(RestorationValue(form: model.form))
    case .conflict(let model): .value(RestorationValue(form: model.own.form, newest: model.newest))
    case .saved: .startsAnew
    }
  }

  init(_ value: RestorationValue, keeping: any Keeping) {
    let model = EditingModel(
      details: value.form.details, problem: value.form.problem, item: value.form.item, keeping: keeping)
    self = value.newest.map { .conflict(ConflictModel(newest: $0, own: model)) } ?? .editing(model)
  }
}

extension ItemEditorViewState.EditingModel {
  fileprivate var form: ItemEditorViewState.RestorationValue.Form {
    ItemEditorViewState.RestorationValue.Form(details: details, problem: problem, item: item)
  }
}
