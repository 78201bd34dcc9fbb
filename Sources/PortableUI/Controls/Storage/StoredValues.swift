import Foundation

/// The texts that a browser keeps for a page.
///
/// The page's outermost element lists them, so that the browser learns which keys the page uses and what they have. It
/// reports what it has kept, once for each key, and later what other tabs set.
@MainActor
final class StoredValues {
  /// The greatest length of all keys and texts of a page, in bytes. A browser sends longer ones in vain.
  static let limit = 16 * 1024
  /// The greatest length of all keys and saved states of a page, in bytes, before they are sealed.
  static let savedLimit = 32 * 1024

  private var entries: [Entry] = []
  /// Whether the page's element does not list the current texts.
  private var isOutdated = false
  private weak var host: ViewHost?

  init(host: ViewHost) { self.host = host }

  /// A text, and the form in which the browser has it.
  private struct Entry {
    let key: StorageKey
    let box = StateBox<String?>(nil)
    /// The view whose state the text is, in the area of sealed texts.
    weak var place: SavedPlace?
    /// The sealed text. Sealing a text again results in another one, which would be sent to the page.
    var sealed: String?
    /// A note for the browser about the state of a view.
    var remark: Remark?
  }

  private enum Remark: String {
    /// An action is under way.
    case interrupted
    /// The page does not continue with what the browser has kept.
    case refused
  }

  /// Returns the text for a key, which views can read and follow.
  func box(for key: StorageKey) -> StateBox<String?> { entries[index(of: key)].box }

  private func index(of key: StorageKey) -> Int {
    if let known = entries.firstIndex(where: { $0.key == key }) { return known }
    entries.append(Entry(key: key))
    isOutdated = true
    return entries.count - 1
  }

  /// The text for a key; `nil` if there is none, or no view uses the key.
  subscript(key: StorageKey) -> String? { entries.first { $0.key == key }?.box.value }

  /// The keys of the saved states of the views on the page.
  var savedKeys: [StorageKey] { entries.map(\.key).filter { $0.area == .sealed } }

  /// Sets the text for a key, unless the browser could not keep it together with the others.
  func set(_ text: String?, for key: StorageKey) { set(text, remark: nil, for: key) }

  private func set(_ text: String?, remark: Remark?, for key: StorageKey) {
    let index = index(of: key)
    guard text != entries[index].box.value || remark != entries[index].remark else { return }
    guard fits(text, for: key) else {
      host?.diagnose(
        .storedValueTooLong,
        """
        The value for “\(key.name)” is not stored: a page may store \(Self.limit(of: key.area)) bytes. Store a shorter \
        value, or keep it on the server.
        """)
      return
    }
    entries[index].box.value = text
    entries[index].remark = remark
    entries[index].sealed = nil
    isOutdated = true
    host?.scheduleFlush()
  }

  private static func limit(of area: StorageKey.Area) -> Int { area == .sealed ? savedLimit : limit }

  private func fits(_ text: String?, for key: StorageKey) -> Bool {
    let others = entries.lazy.filter { $0.key != key && ($0.key.area == .sealed) == (key.area == .sealed) }
    let length = others.map { $0.key.name.utf8.count + ($0.box.value?.utf8.count ?? 0) }
      .reduce(key.name.utf8.count + (text?.utf8.count ?? 0), +)
    return length <= Self.limit(of: key.area)
  }

  /// The keys and texts as JSON: `[["local","theme","dark"],["session","tab",null]]`. The row of the state of a
  /// view can have a remark.
  private var list: String? {
    let rows = entries.indices.compactMap(row)
    guard !rows.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Encoding strings cannot fail.
    return String(decoding: (try? encoder.encode(rows)) ?? Data(), as: UTF8.self)
  }

  /// Returns the row of a text, or `nil` if the site keeps no states.
  private func row(_ index: Int) -> [String?]? {
    let entry = entries[index]
    let area = entry.key.area.rawValue
    guard entry.key.area == .sealed else { return [area, entry.key.name, entry.box.value] }
    guard let owner = host?.owner, let prefix = owner.savedStatePrefix else { return nil }
    let name = prefix + entry.key.name
    if let text = entry.box.value, entry.sealed == nil { entries[index].sealed = owner.seal(text, for: name) }
    return [area, name, entries[index].sealed] + (entry.remark.map { [$0.rawValue] } ?? [])
  }
}

extension StoredValues {
  /// Connects a view with the state that the browser keeps for it.
  func add(_ place: SavedPlace) { entries[index(of: place.key)].place = place }

  /// Removes the state of a view that leaves the page, unless another view has taken its key.
  func remove(_ place: SavedPlace) {
    guard let index = entries.firstIndex(where: { $0.key == place.key && $0.place === place }) else { return }
    set(nil, for: place.key)
    entries[index].place = nil
  }

  /// Saves the state of a view.
  func save(_ text: String?, isInterrupted: Bool, of place: SavedPlace) {
    set(text, remark: isInterrupted ? .interrupted : nil, for: place.key)
  }
}

extension StoredValues: PageService {
  var isDue: Bool { isOutdated }

  /// Takes a text that a browser has kept. It may come from anywhere: a key that no view uses and a text that is too long
  /// are dropped, and views ignore what they cannot decode.
  func take(_ action: Event.Action) -> EventOutcome? {
    guard case .stored(let text, let key) = action else { return nil }
    guard let index = entries.firstIndex(where: { $0.key == ownKey(key) }) else { return .invalidPayload }
    let entry = entries[index]
    guard let own = opened(text, of: key), fits(own, for: entry.key) else {
      // The page then replaces what its browser has.
      entries[index].sealed = nil
      entries[index].remark = .refused
      isOutdated = true
      return .invalidPayload
    }
    let isNew = own != entry.box.value
    // The page stays hidden until it has the answer, which is another seal of the same state.
    if isNew || key.area == .sealed { isOutdated = true }
    guard isNew else {
      entries[index].sealed = nil
      return .handled
    }
    entry.box.value = own
    entries[index].sealed = nil
    if let own { entry.place?.restore?(own) }
    return .handled
  }

  /// Returns the key of views for a key of the browser, in which the names of states start with the page's route.
  private func ownKey(_ key: StorageKey) -> StorageKey? {
    guard key.area == .sealed, let owner = host?.owner else { return key }
    guard let prefix = owner.savedStatePrefix, key.name.hasPrefix(prefix) else { return nil }
    return StorageKey(String(key.name.dropFirst(prefix.count)), in: .sealed)
  }

  /// Returns a text from the browser as views have it, or `nil` if it is not one that this site has sealed.
  private func opened(_ text: String?, of key: StorageKey) -> String?? {
    guard key.area == .sealed, let owner = host?.owner else { return .some(text) }
    guard let text, let opened = owner.open(text, for: key.name) else { return nil }
    return .some(opened)
  }

  /// Lists the saved states, which only the owner of a page can seal.
  func ownerDidChange() { isOutdated = true }

  func viewsDidRender(on host: ViewHost) {
    guard isOutdated else { return }
    isOutdated = false
    host.root?.render()
  }

  func describePage(_ description: inout ElementDescription, on host: ViewHost) {
    if let list { description.set(.stored, list) }
  }
}

extension ViewHost {
  /// The texts that the browser keeps for the page.
  var storedValues: StoredValues { services.service(orAdd: StoredValues(host: self)) }

  /// Returns the text that the browser keeps for a key that views use.
  package func storedText(for key: StorageKey) -> String? { services.service(StoredValues.self)?[key] }

  /// The keys of the states that the browser keeps for the views on the page.
  package var savedKeys: [StorageKey] { services.service(StoredValues.self)?.savedKeys ?? [] }
}
