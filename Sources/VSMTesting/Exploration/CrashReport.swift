#if !canImport(SwiftUI) || PortableUI
  import Foundation

  /// Writes the way of an exploration to the standard error when the process crashes on it.
  ///
  /// A handler that was installed earlier handles the signal afterwards, such as Swift's own.
  @MainActor
  final class CrashReport {
    private var isActive = true

    init() {
      for signal in CrashSignals.all where CrashSignals.users == 0 { CrashSignals.install(signal) }
      CrashSignals.users += 1
    }

    /// Writes down what is done next.
    func note(_ path: [Exploration.Step]) {
      let steps = path.isEmpty ? "to open the page" : path.map(\.description).joined(separator: ", ")
      let source = Exploration.testSource(for: path, named: "leadsToTheCrash", feature: "…")
      CrashSignals.message = Array(
        "The process crashed while a feature was explored. The way: \(steps).\n\(source)".utf8)
    }

    func end() {
      guard isActive else { return }
      isActive = false
      CrashSignals.users -= 1
      if CrashSignals.users == 0 { CrashSignals.all.forEach(CrashSignals.restore) }
    }
  }

  /// What the handler of a signal needs.
  private enum CrashSignals {
    static let all = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    @MainActor static var users = 0
    private static let capacity = 16_384

    // Unsafe, since the handler reads them at any moment: it may print a text that is half replaced, but only when the
    // crash comes from elsewhere, since what an exploration does comes after its text is written. The memory is never freed.
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
      // Only what may be called in a handler: writing, and putting the former handler back, to which returning leads.
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
#endif
