import Foundation
import SwiftUIShim
import VSM

/// The list of the equipment, in each of its states.
public struct ItemsPreviews: PreviewProvider {
  private static let lending = MemoryLending()

  public static var previews: some View {
    ItemsView(repository: SilentItems(), visitor: .guest, now: { .previewed }, destination: { _ in .previewed })
      .previewDisplayName("Equipment: loading")
    items(.listed(MemoryLending.samples)).previewDisplayName("Equipment: listed")
    items(.nothingFound).previewDisplayName("Equipment: nothing found")
    items(.failed(.preview("The equipment could not be loaded."))).previewDisplayName("Equipment: failed")
  }

  private static func items(_ content: ItemsViewState.Content) -> some View {
    ItemsView(
      state: ItemsViewState(content, repository: lending), visitor: .keeper(.ada), now: { .previewed },
      destination: { _ in .previewed })
  }
}

/// The page of an item, in each of its states.
public struct ItemPreviews: PreviewProvider {
  private static let tent = MemoryLending.samples[2]
  private static let loader = ItemViewState.LoaderModel(
    id: tent.id, repository: SilentItems(), visitor: .member(.ada))

  public static var previews: some View {
    Group {
      item(.loading).previewDisplayName("Item: loading")
      item(.missing).previewDisplayName("Item: missing")
      item(.failed(.preview("The item could not be loaded."))).previewDisplayName("Item: failed")
      item(.shown(tent), .guest).previewDisplayName("Item: for guests")
      item(.shownToBanned(tent), .banned).previewDisplayName("Item: for the banned")
    }
    Group {
      item(.free(.init(item: tent, problem: nil, borrowing: .ada, loader: loader)))
        .previewDisplayName("Item: free")
      item(.reserving(tent.lent(to: .ada))).previewDisplayName("Item: reserving")
      item(.borrowed(.init(item: tent.lent(to: .ada), problem: nil, borrowing: .ada, loader: loader)))
        .previewDisplayName("Item: borrowed")
      item(.givingBack(tent)).previewDisplayName("Item: giving back")
      item(.lent(.init(item: tent.lent(to: .grace), problem: LendingProblem.taken(by: "Grace").localizedDescription)))
        .previewDisplayName("Item: lent to somebody who was faster")
    }
  }

  private static func item(_ state: ItemViewState, _ visitor: Visitor = .member(.ada)) -> some View {
    ItemView(state: state, visitor: visitor, signIn: .previewed, now: { .previewed })
  }
}

/// The pages of keepers, in each of their states.
public struct KeeperPreviews: PreviewProvider {
  private static let tent = MemoryLending.samples[2]
  private static let form = ItemEditorViewState.EditingModel(item: tent, keeping: .ada)
  private static let team = [
    TeamMember(id: "1", name: "Ada", role: .keeper), TeamMember(id: "2", name: "Grace", role: .member),
    TeamMember(id: "3", name: "Mallory", role: .banned),
  ]
  private static let loader = PeopleViewState.LoaderModel(keeping: .ada)

  private static func editor(_ state: ItemEditorViewState) -> some View { ItemEditorView(state: state, keeping: .ada) }

  public static var previews: some View {
    Group {
      editor(.editing(form)).previewDisplayName("Editor: editing")
      editor(.saving(form)).previewDisplayName("Editor: saving")
      editor(.conflict(.init(newest: tent, own: form))).previewDisplayName("Editor: conflict")
      editor(.saved).previewDisplayName("Editor: saved")
    }
    Group {
      PeopleView(state: .loading).previewDisplayName("Team: loading")
      PeopleView(state: .listed(.init(people: team, problem: nil, loader: loader)))
        .previewDisplayName("Team: listed")
      PeopleView(state: .changing(team)).previewDisplayName("Team: changing")
      PeopleView(state: .failed(.preview("The team could not be loaded."))).previewDisplayName("Team: failed")
    }
  }
}

/// Equipment that never arrives.
private struct SilentItems: ItemRepository {
  func items(matching text: String) -> Changes<[Item]> { AsyncThrowingStream { _ in } }
  func item(_ id: Item.ID) -> Changes<Item?> { AsyncThrowingStream { _ in } }
}

extension Borrowing where Self == MemoryBorrower {
  fileprivate static var ada: MemoryBorrower { MemoryBorrower(.ada, in: MemoryLending()) }
}

extension Borrower {
  fileprivate static let ada = Borrower(id: "1", name: "Ada")
  fileprivate static let grace = Borrower(id: "2", name: "Grace")
}

extension Item {
  fileprivate func lent(to borrower: Borrower) -> Item {
    var item = self
    item.loan = Loan(borrower: borrower, until: Day(.previewed, in: .gmt).advanced(by: 3))
    return item
  }
}

extension URL {
  fileprivate static let previewed = URL(string: "/")!
}

extension Date {
  fileprivate static let previewed = Date(timeIntervalSinceReferenceDate: 0)
}

extension ErrorModel {
  /// Returns an error model whose retry does nothing.
  fileprivate static func preview(_ attempt: String.LocalizationValue) -> ErrorModel {
    ErrorModel(attempt, LendingProblem.unknownItem) { StateSequence { _ in } }
  }
}

#Preview("The equipment, for a keeper") {
  ItemsView(
    state: ItemsViewState(.listed(MemoryLending.samples), repository: MemoryLending()), visitor: .keeper(.ada),
    now: { .previewed }, destination: { _ in .previewed })
}
