import VSM

/// The states of the form of a keeper for an item, or for a new one.
public enum ItemEditorViewState {
  case editing(EditingModel)
  case saving(EditingModel)
  /// Another keeper has saved the item meanwhile.
  case conflict(ConflictModel)
  /// The form is closed.
  case saved  // vsm:disable:this state-without-way-out -- The sheet closes.

  public struct EditingModel {
    public let details: ItemDetails
    /// The reason why the details were not saved.
    public let problem: String?
    /// The item as the keeper has seen it, or `nil` for a new one.
    let item: Item?
    let keeping: any Keeping
  }

  public struct ConflictModel {
    /// The item as it is now.
    public let newest: Item
    /// The form with what this keeper has written, which replaces the newest item when it is saved.
    let own: EditingModel
  }
}

extension ItemEditorViewState.EditingModel {
  init(item: Item?, keeping: any Keeping) {
    self.init(details: item?.details ?? ItemDetails(), problem: nil, item: item, keeping: keeping)
  }

  public func edit(_ field: WritableKeyPath<ItemDetails, String>, to text: String) -> ItemEditorViewState {
    var edited = details
    edited[keyPath: field] = text
    return .editing(with(edited, problem: nil))
  }

  public func save() -> StateSequence<ItemEditorViewState> {
    if let problem = details.problem {
      return StateSequence(.editing(with(details, problem: problem.localizedDescription)))
    }
    return StateSequence(.saving(self)) {
      do {
        if let item {
          try await keeping.save(details, of: item)
        } else {
          try await keeping.add(details)
        }
        return .saved
      } catch LendingProblem.changed(let newest) {
        let own = ItemEditorViewState.EditingModel(details: details, problem: nil, item: newest, keeping: keeping)
        return .conflict(ItemEditorViewState.ConflictModel(newest: newest, own: own))
      } catch {
        return .editing(with(details, problem: error.localizedDescription))
      }
    }
  }

  private func with(_ details: ItemDetails, problem: String?) -> Self {
    ItemEditorViewState.EditingModel(details: details, problem: problem, item: item, keeping: keeping)
  }
}

extension ItemEditorViewState.ConflictModel {
  /// Replaces the newest details by what this keeper has written.
  public func keepMine() -> StateSequence<ItemEditorViewState> { own.save() }

  /// Continues with the newest details.
  public func takeTheirs() -> ItemEditorViewState {
    .editing(ItemEditorViewState.EditingModel(item: newest, keeping: own.keeping))
  }
}
