#if !canImport(SwiftUI) || PortableUI
  /// What the steps of a scenario share, when they are about a page.
  ///
  /// After each step the scenario goes on when the page is quiet. ``Steps/page`` has steps for what people do on any page.
  ///
  /// ```swift
  /// @MainActor final class ProfileWorld: PageWorld {
  ///   let profiles = SteeredProfiles()
  ///   var page: HeadlessPage?
  /// }
  /// ```
  @MainActor
  public protocol PageWorld {
    /// The page that is open; `nil` before a step opens one.
    var page: HeadlessPage? { get }
  }

  /// What the steps of a scenario share, when time passes in it. ``Steps/time`` has a step that lets it pass.
  @MainActor
  public protocol TimedWorld {
    /// The clock of everything in the scenario.
    var clock: TestClock { get }
  }

  extension PageWorld {
    /// The page that is open.
    ///
    /// - Throws: ``StepFailure`` when none is.
    public var openPage: HeadlessPage {
      get throws {
        guard let page else {
          throw StepFailure("No page is open. A step before this one has to set the world's page.")
        }
        return page
      }
    }
  }
#endif
