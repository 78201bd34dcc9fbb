extension TextPhrase {
  /// Returns the text in an environment, with its Markdown as it is written. Images are left out.
  func unparsedString(in environment: EnvironmentValues) -> String {
    guard let translator = translator(in: environment) else { return text }
    var string = ""
    forEachRun(by: translator) { run in
      switch run {
      case .literal(let text): string += text
      case .run(let run): string += run.string(in: environment)
      }
    }
    return string
  }

  /// Returns the text in an environment. Values are not parsed as Markdown.
  func shown(in environment: EnvironmentValues) -> ShownText {
    guard let translator = translator(in: environment) else {
      if !MarkdownSource.hasMarkup(text) { return .string(text) }
      return shown(by: Translator(plain: environment.textLanguage), in: environment)
    }
    return shown(by: translator, in: environment)
  }

  private func shown(by translator: Translator, in environment: EnvironmentValues) -> ShownText {
    var source = MarkdownSource()
    var string = ""
    var needsElements = false
    forEachRun(by: translator) { run in
      switch run {
      case .literal(let text):
        source.add(text)
        string += text
      case .run(let run):
        source.add(run)
        string += run.string(in: environment)
        needsElements = needsElements || run.needsElement(in: environment)
      }
    }
    return source.hasMarkup || needsElements ? MarkdownText(source).shown(in: environment) : .string(string)
  }

  /// Returns `nil` if the text is shown as it is written.
  private func translator(in environment: EnvironmentValues) -> Translator? {
    if let found = Translator(environment, for: source) { return found }
    return isShownAsWritten(in: environment) ? nil : Translator(plain: environment.textLanguage)
  }

  /// Whether the text contains nothing that the language shows in another way, if no table has it.
  private func isShownAsWritten(in environment: EnvironmentValues) -> Bool {
    values.allSatisfy {
      switch $0.value {
      case .string: true
      case .number(let number):
        ["%lld", "%llu", "%d", "%u"].contains($0.specifier) && environment.textLanguage.grouping?.keeps(number) == true
      case .run: false
      }
    }
  }

  private enum ShownPart {
    case literal(Substring)
    case run(TextRun)
  }

  /// Visits the parts of the translation in order, or of the original if no table has the key.
  private func forEachRun(by translator: Translator, _ visit: (ShownPart) -> Void) {
    if let found = translator.entry(for: key) {
      let filling = TextFilling(values: values, entry: found.entry, translator: translator, rule: found.rule)
      guard translator.language.pseudo != nil else {
        return filling.forEachPart {
          visit(.literal($0))
        } value: {
          visit(.run($0))
        }
      }
      var length = 0
      visit(.literal("\(PseudoLanguage.start)"))
      filling.forEachPart { literal in
        length += literal.count
        visit(.literal(PseudoLanguage.spoken(literal)[...]))
      } value: {
        visit(.run($0))
      }
      return visit(.literal(PseudoLanguage.ending(ofLength: length)[...]))
    }
    forEachPart { part in
      switch part {
      case .text(let literal): visit(.literal(literal))
      case .value(let value): visit(.run(value.value.run(value.specifier, in: translator.language)))
      }
    }
  }
}

/// A translation that values are filled into.
private struct TextFilling {
  let values: [InterpolatedValue]
  let entry: TextEntry
  let translator: Translator
  let rule: PluralRule

  func forEachPart(_ literal: (Substring) -> Void, value: (TextRun) -> Void) {
    let counted = values.first { $0.value.operands != nil }?.value.operands
    let text = entry.form.text(for: counted.map(rule.category))
    guard !values.isEmpty else { return literal(text[...]) }
    fill(text, number: nil, literal, value)
  }

  /// - Parameter number: The position of the number that determines the part of the text; `nil` for the whole text.
  private func fill(
    _ text: String, number: Int?, _ literal: (Substring) -> Void, _ show: (TextRun) -> Void
  ) {
    var next = number ?? 0
    for part in TextFormatReader.parts(of: text) {
      switch part {
      case .text(let text): literal(text)
      case .value(let position, let specifier):
        showValue(at: position ?? next, specifier, show)
        if position == nil { next += 1 }
      case .number: showValue(at: number ?? 0, nil, show)
      case .part(let name, let position):
        guard let part = entry.parts[String(name)] else { continue }
        let index = part.argument ?? position ?? next
        if part.argument == nil, position == nil { next += 1 }
        let operands = values.indices.contains(index) ? values[index].value.operands : nil
        fill(part.form.text(for: operands.map(rule.category)), number: index, literal, show)
      }
    }
  }

  private func showValue(at index: Int, _ specifier: String?, _ show: (TextRun) -> Void) {
    guard values.indices.contains(index) else { return }
    let value = values[index]
    // A specifier in a translation that says nothing of the form leaves the form of the key.
    let isPlain = specifier.map { $0.dropFirst().allSatisfy { "hlqztjdiufFs@".contains($0) } } ?? true
    show(value.value.run(isPlain ? value.specifier : specifier ?? value.specifier, in: translator.language))
  }
}

extension TextPhrase: FormattedValue {
  func string(in environment: EnvironmentValues) -> String { shown(in: environment).string(in: environment) }

  func isEqual(to other: any FormattedValue) -> Bool { self == other as? TextPhrase }
}
