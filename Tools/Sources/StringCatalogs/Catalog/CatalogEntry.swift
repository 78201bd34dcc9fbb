/// A key of a string catalog, with its translations.
struct CatalogEntry {
  /// The origin of a key.
  enum Origin: Equatable {
    /// From sources; Xcode writes no state, or `extracted_with_value` and `migrated`.
    case sources
    /// Added by hand. Sources need not contain the key.
    case manual
    /// From sources that no longer contain the key.
    case stale
  }

  let key: String
  /// The place of the key in UTF-8.
  let offset: Int
  let origin: Origin
  let isTranslated: Bool
  /// The translations by language.
  let localizations: [String: Localization]
}

/// The text of a key in one language.
struct Localization {
  /// A text, and which variation it is.
  struct Unit {
    let text: String
    /// The state that translators set, such as `translated`, `new` or `needs_review`.
    let state: String
    /// The category of the number, such as `one`, if the text varies with a number.
    let category: String?
    /// The name of the substitution that the text is a part of.
    let substitution: String?
    /// The place of the text in UTF-8.
    let offset: Int
  }

  /// A group of variations by a number.
  struct Plural {
    let categories: Set<String>
    /// The place of the group in UTF-8.
    let offset: Int
  }

  /// A part of a text that varies with a number of its own.
  struct Substitution {
    /// The place of its value among the key's values, counted from 1.
    let argument: Int?
    /// The specifier of its value without `%`.
    let specifier: String?
    let offset: Int
  }

  var units: [Unit] = []
  var plurals: [Plural] = []
  var substitutions: [String: Substitution] = [:]
  /// The place of the language in UTF-8.
  let offset: Int
}
