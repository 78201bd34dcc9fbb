import Foundation

/// Writes the current path of an exploration to standard error when the process crashes.
///
/// A signal handler that was installed earlier, such as Swift's own, handles the signal afterwards.
@MainActor
final class CrashReport {
  private var isActive = true

  init() {
    for signal in CrashSignals.all where CrashSignals.users == 0 { CrashSignals.install(signal) }
    CrashSignals.users += 1
  }

  /// Stores the path whose last step is performed next.
  func setPath(_ path: [Exploration.Step]) {
    let steps = path.isEmpty ? "to open the page" : path.map(\.description).joined(separator: ", ")
    let source = Exploration.testSource(for: path, named: "leadsToTheCrash", feature: "…")
    CrashSignals.message = Array(
      "The process crashed during an exploration. The path: \(steps).\n\(source)".utf8)
  }

  func end() {
    guard isActive else { return }
    isActive = false
    CrashSignals.users -= 1
    if CrashSignals.users == 0 { CrashSignals.all.forEach(CrashSignals.restore) }
  }
}

/// The data of the signal handlers.
private enum CrashSignals {
  static let all = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  @MainActor static var users = 0
  private static let capacity = 16_384

  // Unsafe: the handler can read these at any moment. It can read a half-replaced text only if the crash does not
  // come from the exploration, since the text is written before each step. The memory is never freed.
  nonisolated(unsafe) private static let buffer = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
  nonisolated(unsafe) private static var length = 0
  // Written before the handler is installed.
  nonisolated(unsafe) private static var former = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  @MainActor static var message: [UInt8] = [] {
    didSet {
      length = 0
      let count = min(message.count, capacity)
      message.withUnsafeBytes { buffer.copyMemory(from: $0.baseAddress!, byteCount: count) }
      length = count
    }
  }

  @MainActor static func install(_ signal: Int32) {
    message = [10]
    var action = sigaction()
    action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK))
    // Only async-signal-safe calls: write the text, then restore the former handler, which handles the signal on
    // return.
    let handler: @convention(c) (Int32) -> Void = { signal in
      _ = write(2, CrashSignals.buffer, CrashSignals.length)
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

  @MainActor static func restore(_ signal: Int32) {
    _ = sigaction(signal, former + Int(signal), nil)
  }
}
