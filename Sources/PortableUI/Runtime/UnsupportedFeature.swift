import CombineShim
import Foundation

/// Something that compiles as in SwiftUI and has no effect.
struct UnsupportedFeature: Hashable {
  /// What was used, why it has no effect, and what to do.
  let message: String

  /// Reports the use of this feature to a page, or to the standard error stream: the first one in a process.
  ///
  /// Does nothing in release builds.
  func report(to host: ViewHost? = ViewHost.current) {
    #if DEBUG
      guard Reports.current.note(self) else { return }
      let diagnostic = Diagnostic(kind: .unsupported, message: message)
      guard let host else { return diagnostic.printToStandardError() }
      MainActorContext.run { host.didDiagnose(diagnostic) }
    #endif
  }

  /// Which features have been reported.
  ///
  /// Unchecked, since the compiler cannot see that `lock` guards every access to `reported`.
  final class Reports: @unchecked Sendable {
    /// Those of the process; a test has its own.
    @TaskLocal static var current = Reports()

    private let lock = NSLock()
    private var reported: Set<UnsupportedFeature> = []

    /// Whether the feature has not been reported before.
    func note(_ feature: UnsupportedFeature) -> Bool {
      lock.withLock { reported.insert(feature).inserted }
    }
  }
}
