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
  /// The period of the page's owner in which the texts were sealed.
  private var sealPeriod = 0
  /// The texts that the browser has kept from an earlier process, for views that the page has not shown yet; `nil` for one
  /// with which the page must not continue.
  private var offered: [StorageKey: String?]
  private weak var host: ViewHost?

  init(host: ViewHost, offered: [StorageKey: String?] = [:]) { (self.host, self.offered) = (host, offered) }

  /// A text, and the form in which the browser has it.
  private struct Entry {
    let key: StorageKey
    let box: StateBox<String?>
    /// The views whose state the text is, in the area of sealed texts. The newest is the last, and its text is saved.
    var clients: [RestorationClient] = []
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
    var text: String?
    if key.area != .sealed, let offer = offered.removeValue(forKey: key), fits(offer, for: key) { text = offer }
    entries.append(Entry(key: key, box: StateBox(text)))
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
      // A view must not continue with an earlier state than the one that a person has seen.
      if key.area == .sealed { set(nil, remark: nil, for: key) }
      return
    }
    entries[index].box.value = text
    entries[index].remark = remark
    entries[index].sealed = nil
    if key.area == .sealed { renewSeals() }
    isOutdated = true
    host?.scheduleFlush()
  }

  private static func limit(of area: StorageKey.Area) -> Int { area == .sealed ? savedLimit : limit }

  private func fits(_ text: String?, for key: StorageKey) -> Bool {
    guard let text else { return true }
    let others = entries.lazy.filter { $0.key != key && ($0.key.area == .sealed) == (key.area == .sealed) }
    let length = others.compactMap { entry in entry.box.value.map { entry.key.name.utf8.count + $0.utf8.count } }
      .reduce(key.name.utf8.count + text.utf8.count, +)
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
  /// Adds a view that saves a text. It takes the place of an earlier view with the same key.
  func add(_ client: RestorationClient) {
    entries[index(of: client.key)].clients.append(client)
    save(of: client)
  }

  /// Lets a view that begins to be shown continue with the text that the browser has kept, if there is one.
  func restoreOffered(of client: RestorationClient) {
    guard let offer = offered.removeValue(forKey: client.key) else { return }
    if let text = offer, fits(text, for: client.key) {
      _ = restore(text, of: client)
    } else {
      _ = refuse(index(of: client.key))
    }
  }

  /// Forgets the texts that no view has used: what a person opens from now on may be another thing of the same name.
  func forgetOffered() { offered = [:] }

  /// Removes a view that leaves the page, and its text unless another view has the same key.
  func remove(_ client: RestorationClient) {
    guard let index = entries.firstIndex(where: { $0.key == client.key }) else { return }
    entries[index].clients.removeAll { $0 === client }
    if let other = entries[index].clients.last { return save(of: other) }
    set(nil, remark: nil, for: client.key)
    isOutdated = true
  }

  /// Saves the text of a view, unless a newer view has the same key.
  func save(of client: RestorationClient) {
    guard entries[index(of: client.key)].clients.last === client else { return }
    set(client.saved.text, remark: client.saved.isInterrupted ? .interrupted : nil, for: client.key)
  }

  /// Forgets the texts of views that have left the page, once the page's element lists that they are removed.
  private func forgetLeft() {
    entries.removeAll { $0.key.area == .sealed && $0.clients.isEmpty }
  }

  /// Seals all texts again if some are from an earlier period, so that the texts of a page have about the same age.
  private func renewSeals() {
    guard let period = host?.owner?.sealPeriod, period != sealPeriod else { return }
    sealPeriod = period
    sealAgain()
  }

  private func sealAgain() { for index in entries.indices { entries[index].sealed = nil } }
}

extension StoredValues: PageService {
  var isDue: Bool { isOutdated }

  /// Takes a text that a browser has kept. It may come from anywhere: a text that is too long is dropped, and so is one
  /// that its view cannot decode.
  func take(_ action: Event.Action) -> EventOutcome? {
    guard case .stored(let text, let key) = action else { return nil }
    guard let ownKey = ownKey(key) else { return .invalidPayload }
    guard let index = entries.firstIndex(where: { $0.key == ownKey }) else {
      // A view with a state may have left the page meanwhile.
      return key.area == .sealed ? .unknownNode : .invalidPayload
    }
    guard let own = opened(text, of: key), fits(own, for: ownKey) else { return refuse(index) }
    guard own != entries[index].box.value else { return .handled }
    guard let client = entries[index].clients.last, let own else {
      entries[index].box.value = own
      isOutdated = true
      return .handled
    }
    return restore(own, of: client)
  }

  private func restore(_ text: String, of client: RestorationClient) -> EventOutcome {
    let previous = client.saved
    // The view may save another text when it continues.
    client.save(SavedText(text))
    if client.restore?(text) == true { return .handled }
    client.save(previous)
    return refuse(index(of: client.key))
  }

  /// Lets the page replace what its browser has.
  private func refuse(_ index: Int) -> EventOutcome {
    entries[index].sealed = nil
    entries[index].remark = .refused
    isOutdated = true
    return .invalidPayload
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
  func ownerDidChange() {
    isOutdated = true
    guard entries.contains(where: { $0.sealed != nil }) else { return }
    sealAgain()
    host?.scheduleFlush()
  }

  func viewsDidRender(on host: ViewHost) {
    guard isOutdated else { return }
    isOutdated = false
    host.root?.render()
  }

  func describePage(_ description: inout ElementDescription, on host: ViewHost) {
    if let list { description.set(.stored, list) }
    forgetLeft()
  }
}

extension ViewHost {
  /// Offers texts that the browser has kept to the views that the page is about to show.
  func offer(_ texts: [StorageKey: String?]) { services.add(StoredValues(host: self, offered: texts)) }

  /// Forgets the texts that were offered to the page's first views and that none of them has used.
  package func forgetOfferedTexts() { services.service(StoredValues.self)?.forgetOffered() }

  /// The texts that the browser keeps for the page.
  var storedValues: StoredValues { services.service(orAdd: StoredValues(host: self)) }

  /// Returns the text that the browser keeps for a key that views use.
  package func storedText(for key: StorageKey) -> String? { services.service(StoredValues.self)?[key] }

  /// The keys of the states that the browser keeps for the views on the page.
  package var savedKeys: [StorageKey] { services.service(StoredValues.self)?.savedKeys ?? [] }
}
