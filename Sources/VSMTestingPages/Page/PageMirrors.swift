import Foundation
import PageMirroring
import PortableUI
import VSMTestingCore

/// Lets every page of the process have a mirror, which fails the test if a browser could not perform the changes of the
/// page.
///
/// A headless page shows its view tree, but a browser only receives the changes. Each page therefore has a
/// ``PageMirror``, which performs the changes as the page's script does, and must always equal the view tree.
@MainActor
package enum PageMirrors {
  /// The environment variable that turns the mirrors off with the value `0`.
  private static let variable = "VSM_PAGE_MIRROR"

  /// Gives a mirror to each host that is created from here on. Further calls have no effect.
  package static func start() { _ = started }

  private static let started: Void = {
    if ProcessInfo.processInfo.environment[variable] == "0" { return }
    ViewHost.makeObserver = { host in
      PageMirror(of: host) { problem in
        let advice = "This is a defect of PortableUI. To accept it, set the environment variable \(variable) to 0."
        TestFailure("\(problem) \(advice)", at: TestLocation(line: #line)).record()
      }
    }
  }()
}
