import Foundation
import SwiftUIShim
import VSMTesting

@testable import Lending

/// The world that the steps of a scenario of the lending site share. It is January 1, 2001, in London.
@MainActor final class LendingWorld: PageWorld, TimedWorld {
  nonisolated static let today = Day(Date(timeIntervalSinceReferenceDate: 0), in: .gmt)

  let clock = TestClock()
  let gate = Gate()
  var isConnected = true
  var visitor = Visitor.guest
  private(set) var page: HeadlessPage?
  private(set) lazy var lending = MemoryLending { [weak self] _ in
    guard let self else { return }
    try await gate.pass()
    if await !isConnected { throw Unavailable() }
  }

  func person(_ name: String) -> MemoryBorrower { MemoryBorrower(Borrower(id: name, name: name), in: lending) }

  // MARK: Pages

  private func open(at address: String = "/", @ViewBuilder _ view: @escaping () -> some View) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_GB")
    environment.timeZone = .gmt
    page = HeadlessPage(environment: environment, address: address, clock: clock) {
      view().localizedTexts(from: .lending)
    }
  }

  func openEquipment(at address: String) {
    open(at: address) { [lending, visitor] in
      ItemsView(repository: lending, visitor: visitor, now: { Date(timeIntervalSinceReferenceDate: 0) }) {
        URL(string: "/items/\($0.rawValue)")!
      }
    }
  }

  func openItem(_ id: Item.ID) {
    open { [lending, visitor] in
      ItemView(
        id: id, repository: lending, visitor: visitor, signIn: URL(string: "/account")!,
        now: { Date(timeIntervalSinceReferenceDate: 0) })
    }
  }

  func openTeam() throws {
    guard case .keeper(let keeping) = visitor else { throw StepFailure("I am no keeper.") }
    open { PeopleView(keeping: keeping) }
  }

  // MARK: Data

  func item(_ name: String) throws -> Item {
    // Samples while the equipment is out of reach.
    let items = (try? lending.current.items) ?? MemoryLending.samples
    guard let item = items.first(where: { $0.details.name == name }) else {
      throw StepFailure("There is no “\(name)”.")
    }
    return item
  }

  /// Changes an item without a request from this page.
  func change(_ name: String, _ change: (inout Item) -> Void) throws {
    let id = try item(name).id
    try lending.change { contents in
      for index in contents.items.indices where contents.items[index].id == id { change(&contents.items[index]) }
    }
  }

  func lend(_ item: String, to name: String, days: Int) throws {
    try change(item) {
      $0.loan = Loan(borrower: Borrower(id: name, name: name), until: Self.today.advanced(by: days))
    }
  }
}

/// Holds requests until the test resumes them.
@MainActor final class Gate {
  var isHeld = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isHeld = false
    for request in waiting { request.resume() }
    waiting = []
  }

  fileprivate func pass() async throws {
    if isHeld { await heldByTest { await withCheckedContinuation { waiting.append($0) } } }
  }
}

/// The error in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}
