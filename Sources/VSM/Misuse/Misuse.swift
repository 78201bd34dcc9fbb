import Foundation

#if canImport(os)
  import os
#endif

/// Reports of mistakes that limit an effect and do not end the program.
///
/// A report says what happened, why, and what to do. It is written to the system's log if there is one, and otherwise to
/// standard error. Each place is reported once in a process, so that a mistake cannot fill the log.
enum Misuse {
  /// The reporter of this process, which tests replace.
  @TaskLocal static var reporter = Reporter(write)

  /// Reports a mistake, unless one has been reported for the same place. Can be called on any thread.
  static func report(_ message: @autoclosure () -> String, at place: CallSite) {
    reporter.report(message, at: place)
  }

  /// Reports a mistake, unless one has been reported for the same type.
  static func report(_ message: @autoclosure () -> String, at type: Any.Type) {
    reporter.report(message, at: ObjectIdentifier(type))
  }

  /// Writes each report once.
  ///
  /// `@unchecked Sendable`: `lock` guards the only variable.
  final class Reporter: @unchecked Sendable {
    private let write: @Sendable (String) -> Void
    private let lock = NSLock()
    private var reported: Set<AnyHashable> = []

    init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    fileprivate func report(_ message: () -> String, at place: some Hashable) {
      let key = AnyHashable(place)
      if lock.withLock({ reported.insert(key).inserted }) { write(message()) }
    }
  }

  private static func write(_ message: String) {
    #if canImport(os)
      Logger(subsystem: "VSM", category: "Misuse").fault("\(message, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("VSM: \(message)\n".utf8))
    #endif
  }
}
