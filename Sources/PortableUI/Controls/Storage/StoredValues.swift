import Foundation

/// The texts that a browser keeps for a page.
///
/// The page's outermost element lists them, so that the browser learns which keys the page uses and what they have. It
/// reports what it has kept, once for each key, and later what other tabs set.
@MainActor
final class StoredValues {
  /// The greatest length of all keys and texts of a page, in bytes. A browser sends longer ones in vain.
  static let limit = 16 * 1024

  private var boxes: [(key: StorageKey, box: StateBox<String?>)] = []
  /// Whether the page's element does not list the current texts.
  private var isOutdated = false
  private weak var host: ViewHost?

  init(host: ViewHost) { self.host = host }

  /// Returns the text for a key, which views can read and follow.
  func box(for key: StorageKey) -> StateBox<String?> {
    if let known = boxes.first(where: { $0.key == key }) { return known.box }
    let box = StateBox<String?>(nil)
    boxes.append((key, box))
    isOutdated = true
    return box
  }

  /// The text for a key; `nil` if there is none, or no view uses the key.
  subscript(key: StorageKey) -> String? { boxes.first { $0.key == key }?.box.value }

  /// Sets the text for a key, unless the browser could not keep it together with the others.
  func set(_ text: String?, for key: StorageKey) {
    let box = box(for: key)
    guard text != box.value else { return }
    guard fits(text, for: key) else {
      host?.diagnose(
        .storedValueTooLong,
        """
        The value of “\(key.name)” is not stored: a page may store \(Self.limit) bytes. Store a shorter value, or keep \
        it on the server.
        """)
      return
    }
    box.value = text
    isOutdated = true
    host?.scheduleFlush()
  }

  private func fits(_ text: String?, for key: StorageKey) -> Bool {
    let others = boxes.lazy.filter { $0.key != key }.map { $0.key.name.utf8.count + ($0.box.value?.utf8.count ?? 0) }
    return others.reduce(key.name.utf8.count + (text?.utf8.count ?? 0), +) <= Self.limit
  }

  /// The keys and texts, as the browser's script reads them: `[["local","theme","dark"],["session","tab",null]]`.
  private var list: String {
    let rows = boxes.map { [$0.key.area.rawValue, $0.key.name, $0.box.value] }
    // Encoding strings cannot fail.
    return String(decoding: (try? JSONEncoder().encode(rows)) ?? Data(), as: UTF8.self)
  }
}

extension StoredValues: PageService {
  var isDue: Bool { isOutdated }

  /// Takes a text that a browser has kept. It may come from anywhere: a key that no view uses and a text that is too long
  /// are dropped, and views ignore what they cannot decode.
  func take(_ action: Event.Action) -> EventOutcome? {
    guard case .stored(let text, let key) = action else { return nil }
    guard let entry = boxes.first(where: { $0.key == key }), fits(text, for: key) else { return .invalidPayload }
    guard text != entry.box.value else { return .handled }
    entry.box.value = text
    isOutdated = true
    return .handled
  }

  func viewsDidRender(on host: ViewHost) {
    guard isOutdated else { return }
    isOutdated = false
    host.root?.render()
  }

  func describePage(_ description: inout ElementDescription, on host: ViewHost) {
    if !boxes.isEmpty { description.set(.stored, list) }
  }
}

extension ViewHost {
  /// The texts that the browser keeps for the page.
  var storedValues: StoredValues { services.service(orAdd: StoredValues(host: self)) }

  /// Returns the text that the browser keeps for a key that views use.
  package func storedText(for key: StorageKey) -> String? { services.service(StoredValues.self)?[key] }
}
