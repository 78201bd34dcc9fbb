import Foundation
import VSMTestingCore

/// Writes the current path of an exploration to standard error when the process crashes.
///
/// Explorations of tests that run in parallel have a report each. A crash is attributed to the test whose job crashed,
/// and otherwise to each exploration under way.
///
/// A signal handler that was installed earlier, such as Swift's own, handles the signal afterwards.
@MainActor
final class CrashReport {
  /// The part of the handlers' memory that the report uses, until it has ended.
  private var slot: UnsafeMutablePointer<CrashSignals.Slot>?

  init() { slot = CrashSignals.takeSlot(for: JobTracking.numberOfTest()) }

  /// Stores the path whose last step is performed next.
  func setPath(_ path: [Exploration.Step]) {
    let steps = path.isEmpty ? "to open the page" : path.map(\.description).joined(separator: ", ")
    let source = Exploration.testSource(for: path, named: "leadsToTheCrash", feature: "…")
    slot?.pointee.store("The process crashed during an exploration. The path: \(steps).\n\(source)")
  }

  func end() { slot.take().map(CrashSignals.release) }
}

/// The signal handlers and their data.
private enum CrashSignals {
  private static let all = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// The report of one exploration.
  struct Slot {
    private static let capacity = 16_384

    fileprivate var isUsed = false
    /// The number of the test, or 0.
    fileprivate var test: UInt = 0
    private let text = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    private var length = 0
    fileprivate let next: UnsafeMutablePointer<Slot>?

    fileprivate init(next: UnsafeMutablePointer<Slot>?) { self.next = next }

    mutating func store(_ message: String) {
      length = 0
      let count = min(message.utf8.count, Self.capacity)
      Array(message.utf8).withUnsafeBytes { text.copyMemory(from: $0.baseAddress!, byteCount: count) }
      length = count
    }

    fileprivate func write() { _ = Foundation.write(2, text, length) }
  }

  // Unsafe: a handler can read these at any moment. It can read a half-replaced text only if the crash does not come from
  // that exploration, since the text is written before each step. The memory is never freed, and slots are reused.
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<Slot>?
  // Written before the handlers are installed.
  nonisolated(unsafe) private static var former = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  @MainActor private static var users = 0

  @MainActor static func takeSlot(for test: UInt) -> UnsafeMutablePointer<Slot> {
    var free = first
    while let slot = free, slot.pointee.isUsed { free = slot.pointee.next }
    let slot =
      free
      ?? {
        let slot = UnsafeMutablePointer<Slot>.allocate(capacity: 1)
        slot.initialize(to: Slot(next: first))
        first = slot
        return slot
      }()
    slot.pointee.store("")
    (slot.pointee.test, slot.pointee.isUsed) = (test, true)
    users += 1
    if users == 1 { all.forEach(install) }
    return slot
  }

  @MainActor static func release(_ slot: UnsafeMutablePointer<Slot>) {
    slot.pointee.isUsed = false
    users -= 1
    if users == 0 { all.forEach(restore) }
  }

  private static func install(_ signal: Int32) {
    var action = sigaction()
    action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK))
    // Only async-signal-safe calls: write the texts, then restore the former handler, which handles the signal on
    // return.
    let handler: @convention(c) (Int32) -> Void = { signal in
      CrashSignals.write()
      _ = sigaction(signal, CrashSignals.former + Int(signal), nil)
    }
    #if canImport(Glibc) || canImport(Musl)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    (former + Int(signal)).initialize(to: sigaction())
    _ = sigaction(signal, &action, former + Int(signal))
  }

  private static func restore(_ signal: Int32) { _ = sigaction(signal, former + Int(signal), nil) }

  /// Writes the reports of the test whose job runs on this thread, or else all.
  private static func write() {
    let test = JobTracking.currentTest
    var isAttributed = false
    var slot = first
    while let current = slot {
      if current.pointee.isUsed, test != 0, current.pointee.test == test {
        current.pointee.write()
        isAttributed = true
      }
      slot = current.pointee.next
    }
    if isAttributed { return }
    slot = first
    while let current = slot {
      if current.pointee.isUsed { current.pointee.write() }
      slot = current.pointee.next
    }
  }
}
