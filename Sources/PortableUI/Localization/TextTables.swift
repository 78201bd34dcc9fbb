#if os(Linux) || os(Android) || os(OpenBSD) || os(Windows)
  import Synchronization
#endif

/// The use of tables in the process.
enum TextTables {
  /// The table in which texts are looked up that name none.
  static let defaultName = "Localizable"

  /// Whether a text may be in a table: the main bundle has tables, or a view has stated another bundle.
  ///
  /// While this is false, a text costs nothing more than a string.
  static var areUsed: Bool { uses.value }

  private static let uses = Flag(!BundleTexts.main.isEmpty)

  /// Lets texts be looked up in tables from now on.
  static func use() { uses.set() }
}

/// A value that becomes true once, on any thread.
#if os(Linux) || os(Android) || os(OpenBSD) || os(Windows)
  private struct Flag: ~Copyable, Sendable {
    private let atomic: Atomic<Bool>

    init(_ value: Bool) { atomic = Atomic(value) }

    var value: Bool { atomic.load(ordering: .relaxed) }

    func set() { atomic.store(true, ordering: .relaxed) }
  }
#else
  private struct Flag: Sendable {
    // `Atomic` needs macOS 15.
    private let locked: Locked<Bool>

    init(_ value: Bool) { locked = Locked(value) }

    var value: Bool { locked.withLock { $0 } }

    func set() { locked.withLock { $0 = true } }
  }
#endif

/// The keys that were looked up and found in no table.
package final class MissingTexts: Sendable {
  private let keys = Locked<[String]>([])

  package init() { TextTables.use() }

  /// The keys in the order of their first look-up.
  package var all: [String] { keys.withLock { $0 } }

  func add(_ key: String, table: String) {
    let name = table == TextTables.defaultName ? key : "\(key) (\(table))"
    keys.withLock { if !$0.contains(name) { $0.append(name) } }
  }
}

extension EnvironmentValues {
  /// The bundle in whose tables texts are looked up that name none; `nil` is the main bundle.
  var textBundle: BundleTexts? {
    get { self[TextBundleKey.self] }
    set { self[TextBundleKey.self] = newValue }
  }

  /// Collects the keys that no table has.
  package var missingTexts: MissingTexts? {
    get { self[MissingTextsKey.self] }
    set { self[MissingTextsKey.self] = newValue }
  }
}

private enum TextBundleKey: EnvironmentKey { static var defaultValue: BundleTexts? { nil } }
private enum MissingTextsKey: EnvironmentKey { static var defaultValue: MissingTexts? { nil } }
