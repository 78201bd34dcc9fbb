import VSM

/// The states of the page of an item. Only the states of a member have actions of members.
public enum ItemViewState {
  case initialized(LoaderModel)
  case loading
  // vsm:disable:next state-without-way-out -- A link leads to the equipment.
  case missing
  case failed(ErrorModel<ItemViewState>)
  /// Guests see the item.
  case shown(Item)
  /// A person who is banned sees the item.
  case shownToBanned(Item)
  case free(FreeModel)
  /// The request is under way, and the page shows its success already.
  case reserving(Item)
  /// The item is with this person.
  case borrowed(BorrowedModel)
  case givingBack(Item)
  /// Another person has the item.
  case lent(LentModel)

  public struct LoaderModel {
    let id: Item.ID
    let repository: any ItemRepository
    let visitor: Visitor
  }

  public struct FreeModel {
    public let item: Item
    /// The reason why the last request had no effect.
    public let problem: String?
    let borrowing: any Borrowing
    let loader: LoaderModel
  }

  public struct BorrowedModel {
    public let item: Item
    public let problem: String?
    let borrowing: any Borrowing
    let loader: LoaderModel
  }

  public struct LentModel {
    public let item: Item
    public let problem: String?
  }
}

extension ItemViewState.LoaderModel {
  public func load() -> StateSequence<ItemViewState> {
    StateSequence(.loading) { emit in await follow(emit) }
  }

  /// Follows the item.
  ///
  /// - Parameter problem: The reason why the last request had no effect, which is shown until the item changes.
  func follow(_ emit: StateEmitter<ItemViewState>, problem: String? = nil) async {
    var problem = problem
    await emit.follow(repository.item(id)) { item in
      defer { problem = nil }
      return item.map { state(of: $0, problem: problem) } ?? .missing
    } failure: { error in
      .failed(ErrorModel("The item could not be loaded.", error, retry: load))
    }
  }

  private func state(of item: Item, problem: String?) -> ItemViewState {
    guard let borrowing = visitor.borrowing else {
      if case .banned = visitor { return .shownToBanned(item) }
      return .shown(item)
    }
    guard let loan = item.loan else {
      return .free(ItemViewState.FreeModel(item: item, problem: problem, borrowing: borrowing, loader: self))
    }
    if loan.borrower.id == borrowing.borrower.id {
      return .borrowed(ItemViewState.BorrowedModel(item: item, problem: problem, borrowing: borrowing, loader: self))
    }
    return .lent(ItemViewState.LentModel(item: item, problem: problem))
  }
}

extension ItemViewState.FreeModel {
  /// Reserves the item. If the request fails, the page shows who has the item and why.
  public func reserve(until day: Day) -> StateSequence<ItemViewState> {
    var reserved = item
    reserved.loan = Loan(borrower: borrowing.borrower, until: day)
    return StateSequence(.reserving(reserved)) { emit in
      do {
        try await borrowing.reserve(item.id, until: day)
      } catch {
        return await loader.follow(emit, problem: error.localizedDescription)
      }
      await loader.follow(emit)
    }
  }
}

extension ItemViewState.BorrowedModel {
  public func giveBack() -> StateSequence<ItemViewState> {
    StateSequence(.givingBack(item)) { emit in
      do {
        try await borrowing.giveBack(item.id)
      } catch {
        return await loader.follow(emit, problem: error.localizedDescription)
      }
      await loader.follow(emit)
    }
  }
}
