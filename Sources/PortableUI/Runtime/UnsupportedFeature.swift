import CombineShim
import Foundation

/// Something that compiles as in SwiftUI and has no effect.
enum UnsupportedFeature: Hashable {
  case withAnimation, transaction, badge

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

  private var message: String {
    switch self {
    case .withAnimation:
      """
      withAnimation was called, which runs its closure and animates nothing. State what moves by animation(_:value:) \
      and transition(_:).
      """
    case .transaction:
      """
      An AsyncImage was given a Transaction with an animation, which has no effect. State what moves by \
      animation(_:value:) and transition(_:).
      """
    case .badge:
      """
      A badge was given to a view that is no tab, where it does not show. Put a Text beside the view instead.
      """
    }
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
