/// The language of a part of a page, which differs from the language around it.
struct PartLanguage: Equatable {
  let tag: LanguageTag
  /// The direction, if it differs too.
  let direction: LayoutDirection?
}

extension EnvironmentValues {
  /// Lets the elements of a view state the language of its texts, if it is not the language of the views around.
  mutating func stateLanguage(inside outer: EnvironmentValues) {
    guard let tag = textTag, tag != outer.wordLanguage else {
      if accessibility.language != nil { accessibility.language = nil }
      return
    }
    let direction = layoutDirection
    accessibility.language = PartLanguage(tag: tag, direction: direction == outer.layoutDirection ? nil : direction)
  }
}

extension ElementDescription {
  mutating func add(_ language: PartLanguage) {
    set(.lang, language.tag.description)
    guard let direction = language.direction, !attributes.contains(where: { $0.name == .dir }) else { return }
    set(.dir, direction.name)
  }
}
