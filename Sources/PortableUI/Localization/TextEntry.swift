/// The translation of one key: a text, or the texts of a number's plural forms.
struct TextEntry: Sendable, Equatable {
  var form: Form
  /// The parts of the text with plural forms of their own, by name, which the text refers to as `%#@name@`.
  var parts: [String: Part] = [:]

  indirect enum Form: Sendable, Equatable {
    case text(String)
    case plural([PluralCategory: Form])
  }

  /// A part that depends on one number.
  struct Part: Sendable, Equatable {
    /// The position of the number, starting at 0; `nil` if the reference to the part determines it.
    var argument: Int?
    var form: Form
  }

  init(_ form: Form) { self.form = form }

  init(_ text: String) { form = .text(text) }
}

extension TextEntry.Form {
  /// Returns the text for a number. Without a number, or a form for it, the text of the form `other`.
  func text(for category: PluralCategory?) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let form = category.flatMap { forms[$0] } ?? forms[.other] ?? forms.values.first
      return form?.text(for: category) ?? ""
    }
  }
}
