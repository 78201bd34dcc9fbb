import VSM
import VSMTestingCore
import VSMTestingRequirements

/// The shared state of the steps of a scenario about a page.
///
/// After each step, the scenario waits until the page is quiet. `Steps.page` has steps for the use of any page.
///
/// ```swift
/// @MainActor final class ProfileWorld: PageWorld {
///   let profiles = SteeredProfiles()
///   var page: HeadlessPage?
/// }
/// ```
@MainActor
public protocol PageWorld: ScenarioWorld {
  /// The open page, or `nil` before a step opens one.
  var page: HeadlessPage? { get }
}

extension PageWorld {
  /// The open page.
  ///
  /// - Throws: `StepFailure` if no page is open.
  public var openPage: HeadlessPage {
    get throws {
      guard let page else {
        throw StepFailure("No page is open. Set the page of the world in an earlier step.")
      }
      return page
    }
  }

  /// Marks the states so far as checked, for the steps about screens.
  public func actionWillBegin() {
    page?.screens.beginAction()
  }

  /// Waits until the page is quiet.
  public func stepDidRun() async {
    if let page { await page.settle() } else { await passTurns() }
  }

  /// Returns the error with the page, unless the error includes the page.
  ///
  /// The location is omitted if the call was made by a step of this library.
  public func failureReason(for error: any Error) -> String {
    let located = error as? any LocatedError
    let text = located.flatMap { $0.location.isInModule() ? $0.message : nil } ?? "\(error)"
    guard !(error is PageError), let page else { return text }
    return "\(text)\nThe page:\n\(page)"
  }
}

/// Records the states of the features of a page, for later steps.
@MainActor
final class PageScreens: StateContainerObserver {
  private var names: [String] = []
  /// The indices in `names` of the current states.
  private var present: [StateContainerID: Int] = [:]
  /// The index in `names` of the first state that no step has checked.
  private var next = 0

  // MARK: Recording

  func containerCreated(_ container: StateContainerID, state: Any) {
    reach(StateName.of(state), in: container)
  }

  func stateChanged(_ change: StateChange) {
    reach(change.name, in: change.container)
  }

  func containerEnded(_ container: StateContainerID) {
    present[container] = nil
  }

  private func reach(_ name: String, in container: StateContainerID) {
    present[container] = names.count
    names.append(name)
  }

  // MARK: Checking

  /// Marks all states so far as checked, so that the next checks apply to the states that follow.
  func beginAction() {
    next = names.count
  }

  /// Returns whether a state with this name is current, or has occurred since the state that was checked last.
  ///
  /// Two checks of the same name need two occurrences of the state, unless it is current.
  func checkState(_ name: String) -> Bool {
    let wanted = Self.letters(name)
    if let index = names[next...].firstIndex(where: { Self.letters($0) == wanted }) {
      next = index + 1
      return true
    }
    return present.values.contains { Self.letters(names[$0]) == wanted }
  }

  /// The names of the current states.
  var presentStates: String { Self.list(present.values.sorted().map { names[$0] }) }

  /// The names of the states since the one that was checked last.
  var statesSince: String { Self.list(Array(names[next...])) }

  /// The letters and digits of a name, so that "Loading Error" matches the case `loadingError`.
  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
