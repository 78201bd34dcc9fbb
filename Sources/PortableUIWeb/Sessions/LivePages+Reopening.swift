import PortableUI

// Why: Documentation/Decisions/0090-pages-are-opened-again-in-place.md
extension LivePages {
  /// Opens a page again whose session has ended, in the document that the browser still shows.
  ///
  /// The body has the texts that the browser keeps for the page. Its first views continue with them.
  func reopen<Content: View>(
    _ request: LiveRequest, @ViewBuilder content: @MainActor () async throws -> Content
  ) async throws -> LiveResponse {
    guard request.isJSON else { throw LiveRejection.notJSON }
    guard case .bytes(let body) = request.body, body.count <= configuration.bodyLimit else {
      throw LiveRejection.tooLarge
    }
    let site = DocumentFingerprint.site(assetPath: request.assetPath, configuration)
    guard request.reopening?.hasPrefix(site) == true else { throw LiveRejection.otherDocument }
    return try await page(request, as: .snapshot(body: body), content: content)
  }

  /// Returns the texts that the views of a page may continue with, by their keys; `nil` for a text that is not valid.
  ///
  /// - Parameter page: The owner of the texts, with the route of the page in place of a view.
  func texts(_ kept: [KeptText], of page: SealedStates.Owner) -> [StorageKey: String?] {
    var texts: [StorageKey: String?] = [:]
    let prefix = page.view + " "
    for kept in kept {
      guard kept.key.area == .sealed else {
        texts[kept.key] = kept.text
        continue
      }
      var owner = page
      owner.view = kept.key.name
      let isOfRoute = kept.key.name.hasPrefix(prefix)
      let text = isOfRoute ? savedStates?.opened(kept.text, of: owner) : nil
      if text == nil { reporter.event(.invalidPayload, of: page.view) }
      if isOfRoute { texts[StorageKey(String(kept.key.name.dropFirst(prefix.count)), in: .sealed)] = .some(text) }
    }
    return texts
  }

  /// Returns the tree of a page that is opened again, and the page's token.
  func snapshot(of session: LiveSession, _ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    try endFirstLoad(of: session, request)
    let host = session.host
    let frame = session.snapshot()
    let fingerprint = DocumentFingerprint.document(
      assetPath: request.assetPath, language: DocumentLanguage(of: host, fallback: configuration.language),
      person: request.person, configuration)
    guard host.status == .ok, fingerprint == request.reopening else {
      end(session, .displaced)
      throw .otherDocument
    }
    session.offersTexts = true
    host.usedFileTransfers?.offerWaiting()
    host.repeatHead()
    host.openHistory()
    let headers = [("Content-Type", "text/plain; charset=utf-8"), ("Live-Page", session.token.description)]
    return LiveResponse(status: 200, headers: headers + LiveResponse.commonHeaders, body: .bytes(frame))
  }
}

/// The form in which a browser receives a page.
enum PageForm {
  /// A new document.
  case document
  /// The content of a document that the browser shows already. The body of the request has the texts that it has kept.
  case snapshot(body: [UInt8])
}

/// A text that a browser has kept, as the browser has it.
struct KeptText: Hashable, Sendable {
  var key: StorageKey
  var text: String
}

extension EventBatch {
  /// Returns the texts of a batch that contains nothing else.
  func texts() throws(LiveRejection) -> [KeptText] {
    var texts: [KeptText] = []
    for event in events {
      guard case .stored(let text, let key) = event.action else { throw .malformed }
      if let text { texts.append(KeptText(key: key, text: text)) }
    }
    return texts
  }
}
