/// The files that a page receives and offers.
///
/// The page's outermost element lists the keys of the files that arrive, so that the page's script sends these and no
/// others, also after it has missed a patch.
@MainActor
package final class FileTransfers {
  /// The files that have not ended.
  package private(set) var incoming: [IncomingFile] = []
  /// The files that views have offered on a page without a browser.
  private var exported: [ExportedFile] = []
  /// The greatest key of a file so far.
  private var lastKey: UInt64 = 0
  /// Whether the page's element does not list the current keys.
  private var isOutdated = false
  private weak var host: ViewHost?

  init(host: ViewHost) { self.host = host }

  private var carrier: (any FileCarrier)? { host?.owner as? any FileCarrier }

  /// Begins to receive files.
  ///
  /// - Returns: The files, of which some may have failed already, or `nil` if the browser uses a key again.
  func receive(_ files: [ChosenFile], _ request: FileRequest) -> [IncomingFile]? {
    var made: [IncomingFile] = []
    for chosen in files {
      guard chosen.key > lastKey, chosen.size >= 0 else { return nil }
      lastKey = chosen.key
      made.append(IncomingFile(chosen, transfers: self))
    }
    if !request.allowsMany, made.count > 1 {
      for file in made { file.fail(.tooMany(limit: 1)) }
      return made
    }
    incoming += made
    for file in made where !request.accepts(file.type) { file.fail(.unsuitableType(name: file.name)) }
    carrier?.receive(made.filter(\.isReceiving))
    update()
    return made
  }

  /// Hands a file to the browser, or keeps it for a test.
  func offer(_ file: ExportedFile) {
    if let carrier { carrier.offer(file) } else { exported.append(file) }
  }

  /// Returns the newest file that views have offered on a page without a browser, once.
  package func takeExported() -> ExportedFile? { exported.popLast() }

  /// Hands the files to the browser that views have offered before the page had one.
  package func offerWaiting() {
    let waiting = exported
    exported = []
    for file in waiting { offer(file) }
  }

  func didEnd(_ file: IncomingFile) {
    guard incoming.contains(where: { $0 === file }) else { return }
    incoming.removeAll { $0 === file }
    carrier?.stopReceiving(file)
    update()
  }

  private func update() {
    isOutdated = true
    host?.scheduleFlush()
  }
}

extension FileTransfers: PageService {
  var isDue: Bool { isOutdated }

  func take(_ action: Event.Action) -> EventOutcome? {
    guard case .files(.unreadable(let key)) = action else { return nil }
    guard let file = incoming.first(where: { $0.chosen.key == key }) else { return .invalidPayload }
    file.fail(.interrupted(name: file.name))
    return .handled
  }

  func viewsDidRender(on host: ViewHost) {
    guard isOutdated else { return }
    isOutdated = false
    host.root?.render()
  }

  func describePage(_ description: inout ElementDescription, on host: ViewHost) {
    guard !incoming.isEmpty else { return }
    description.set(.uploads, incoming.map { String($0.chosen.key) }.joined(separator: " "))
  }
}

extension ViewHost {
  /// The files that the page receives and offers.
  package var fileTransfers: FileTransfers { services.service(orAdd: FileTransfers(host: self)) }

  /// The files that the page receives and offers, if it has any.
  package var usedFileTransfers: FileTransfers? { services.service(FileTransfers.self) }
}
