/// The meaning of a step for the page, in the words of `Steps.page` of `VSMTestingPages`.
enum PageStep: Equatable {
  case tap(String)
  case type(label: String)
  case switched(label: String)
  case choose(option: String, label: String)
  case screen(String)
  case seeText(String)
  case disabled(String)
  /// A step that the library defines, and that says nothing about states.
  case other

  init?(_ text: String) {
    if let match = text.wholeMatch(of: /I tap "([^"]*)"/) {
      self = .tap(String(match.1))
    } else if let match = text.wholeMatch(of: /I type "[^"]*" into "([^"]*)"/) {
      self = .type(label: String(match.1))
    } else if let match = text.wholeMatch(of: /I turn (?:on|off) "([^"]*)"/) {
      self = .switched(label: String(match.1))
    } else if let match = text.wholeMatch(of: /I choose "([^"]*)" in "([^"]*)"/) {
      self = .choose(option: String(match.1), label: String(match.2))
    } else if let match = text.wholeMatch(of: /I should see the ([^"']+) [sS]creen/) {
      self = .screen(String(match.1))
    } else if let match = text.wholeMatch(of: /I should see "([^"]*)"/) {
      self = .seeText(String(match.1))
    } else if let match = text.wholeMatch(of: /"([^"]*)" should be disabled/) {
      self = .disabled(String(match.1))
    } else if Self.others.contains(where: { text.wholeMatch(of: $0) != nil }) {
      self = .other
    } else {
      return nil
    }
  }

  private static var others: [Regex<Substring>] {
    [
      /I press Return in "[^"]*"/, /I refresh/, /I press Escape/, /I go back/, /I go forward/,
      /I should not see "[^"]*"/, /"[^"]*" should be (?:enabled|on|off)/, /the field "[^"]*" should hold "[^"]*"/,
      /the page should be at "[^"]*"/,
    ]
  }

  /// Whether a step opens the feature's page: "I open the cart", "I have opened my profile".
  static func opensPage(_ text: String) -> Bool {
    text.prefixMatch(of: /I (?:have )?(?:open|opened|start|started|visit|visited)\b/) != nil
  }
}
