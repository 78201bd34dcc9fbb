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
