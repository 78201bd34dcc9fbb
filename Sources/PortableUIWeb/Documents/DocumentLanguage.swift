import PortableUI

/// The language of a document, and the words that it contains beside the page.
struct DocumentLanguage {
  var tag: String
  var direction: LayoutDirection
  /// The words of the page's scripts, as a JSON object.
  var scriptWords: String
  var noScript: String
  var skipLink: String
}

extension DocumentLanguage {
  /// Reads the language of a page.
  ///
  /// - Parameter fallback: The language of pages whose app has no tables, and of which no view has set a locale.
  @MainActor
  init(of host: ViewHost, fallback: String) {
    let language = host.openLanguage()
    let environment = host.contentEnvironment
    tag = language.tag?.description ?? fallback
    direction = language.direction
    scriptWords = environment.scriptWords
    noScript = environment.text(of: .noScript)
    skipLink = environment.text(of: .skipLink)
  }
}
