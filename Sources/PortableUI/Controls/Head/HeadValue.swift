/// A value that a view sets for the head of its page.
enum HeadValue: Hashable {
  case description(String)
  case canonicalAddress(String)
  case robots(PageRobots)
  case image(address: String, description: String)
  case icon(String)
  case themeColor(light: String, dark: String?)
  /// The addresses of the page in other languages, by their tags.
  case alternates([String: String])
  /// Data as JSON.
  case data(String)
  case status(PageStatus)

  /// Whether two values are of the same kind, so that a page has only one of them.
  func isAlternative(to other: HeadValue) -> Bool {
    switch (self, other) {
    case (.description, .description), (.canonicalAddress, .canonicalAddress), (.robots, .robots), (.image, .image),
      (.icon, .icon), (.themeColor, .themeColor), (.alternates, .alternates), (.data, .data), (.status, .status):
      true
    default: false
    }
  }
}
