#if !canImport(SwiftUI) || PortableUI
  /// The shared state of the steps of a scenario about a page.
  ///
  /// After each step, the scenario waits until the page is quiet. ``Steps/page`` has steps for the use of any page.
  ///
  /// ```swift
  /// @MainActor final class ProfileWorld: PageWorld {
  ///   let profiles = SteeredProfiles()
  ///   var page: HeadlessPage?
  /// }
  /// ```
  @MainActor
  public protocol PageWorld {
    /// The open page, or `nil` before a step opens one.
    var page: HeadlessPage? { get }
  }

  /// The shared state of the steps of a scenario with timers. ``Steps/time`` has a step that advances the clock.
  @MainActor
  public protocol TimedWorld {
    /// The clock of the scenario.
    var clock: TestClock { get }
  }

  extension PageWorld {
    /// The open page.
    ///
    /// - Throws: ``StepFailure`` if no page is open.
    public var openPage: HeadlessPage {
      get throws {
        guard let page else {
          throw StepFailure("No page is open. Set the page of the world in an earlier step.")
        }
        return page
      }
    }
  }
#endif
