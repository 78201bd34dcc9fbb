/// The language of a page's texts.
package struct PageLanguage: Equatable {
  /// The language; `nil` if the app has no tables, and no view has set a locale.
  package let tag: LanguageTag?
  package let direction: LayoutDirection
}

extension ViewHost {
  /// The language of the page's texts: of the outermost views, which may have set a locale.
  package var language: PageLanguage {
    let environment = contentEnvironment
    return PageLanguage(tag: environment.textTag, direction: environment.layoutDirection)
  }

  /// Lets the outermost element of the page state the language when it changes from now on.
  ///
  /// - Returns: The current language, which the document states.
  @discardableResult
  package func openLanguage() -> PageLanguage {
    let language = language
    services.add(PageLanguages(language))
    return language
  }
}

/// Follows the language of a page, which a view or the browser can change while the page is shown.
@MainActor
private final class PageLanguages: PageService {
  private var language: PageLanguage
  private var state = State.stated

  private enum State {
    /// The document states the language.
    case stated
    /// The outermost element states it, since it has changed.
    case changed
    /// It may have changed since.
    case due(wasChanged: Bool)
  }

  init(_ language: PageLanguage) { self.language = language }

  var isDue: Bool { if case .due = state { true } else { false } }

  func languageMayChange() {
    switch state {
    case .stated: state = .due(wasChanged: false)
    case .changed: state = .due(wasChanged: true)
    case .due: break
    }
  }

  func viewsDidRender(on host: ViewHost) {
    guard case .due(let wasChanged) = state else { return }
    let current = host.language
    state = wasChanged || current != language ? .changed : .stated
    guard current != language else { return }
    language = current
    host.root?.render()
  }

  func describePage(_ description: inout ElementDescription, on host: ViewHost) {
    guard case .changed = state else { return }
    let environment = host.contentEnvironment
    description.set(.lang, environment.wordLanguage.description)
    description.set(.dir, language.direction.name)
    description.set(.words, environment.scriptWords)
  }
}

extension LayoutDirection {
  /// The direction as a value of HTML's `dir`.
  package var name: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}
