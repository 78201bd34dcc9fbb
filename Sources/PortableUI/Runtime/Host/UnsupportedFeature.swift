import Foundation
import MainActorIsolation

/// A feature that compiles as in SwiftUI and has no effect.
struct UnsupportedFeature: Hashable {
  /// The feature that was used, the reason why it has no effect, and the way to replace it.
  let message: String

  /// Reports the first use of this feature in a process to a page, or to the standard error stream.
  ///
  /// Has no effect in release builds.
  func report(to host: ViewHost? = ViewHost.current) {
    #if DEBUG
      guard Reports.current.note(self) else { return }
      let diagnostic = Diagnostic(kind: .unsupported, message: message)
      guard let host else { return diagnostic.printToStandardError() }
      MainActorContext.run { host.didDiagnose(diagnostic) }
    #endif
  }

  /// The features that have been reported.
  ///
  /// Unchecked, since the compiler cannot see that `lock` guards every access to `reported`.
  final class Reports: @unchecked Sendable {
    /// The reports of the process. A test has its own.
    @TaskLocal static var current = Reports()

    private let lock = NSLock()
    private var reported: Set<UnsupportedFeature> = []

    /// Records the feature, and returns whether it was not reported before.
    func note(_ feature: UnsupportedFeature) -> Bool {
      lock.withLock { reported.insert(feature).inserted }
    }
  }
}
