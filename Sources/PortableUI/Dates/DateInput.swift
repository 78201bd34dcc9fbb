import Foundation

/// The field of a date picker: the browser's own, which brings a calendar, the keyboard and the words of its language.
struct DateInput {
  /// The date that is shown.
  let date: Date
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents

  func writing(in environment: EnvironmentValues) -> DateWriting {
    DateWriting(components: components, timeZone: environment.timeZone)
  }
}

extension DateInput: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    let writing = writing(in: environment)
    var description = ElementDescription(.input, class: .input)
    description.set(.type, writing.inputType)
    description.set(.autocomplete, "off")
    // A date cannot be taken away, and a browser then offers no button that would.
    description.set(.required, "")
    let shown = limits.shown(for: date, in: writing)
    description.set(.min, shown.from)
    description.set(.max, shown.through)
    description.value = writing.text(of: date) ?? ""
    description.events = .input
    description.addControlState(of: environment)
    return description
  }

  /// Takes a date within the limits and no other. The field goes back to the old date also where the new one was not kept.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    let writing = writing(in: node.environment)
    // What is shown may be older than what was picked last.
    let date = selection.wrappedValue
    guard let typed = writing.date(from: text, keeping: date), let picked = limits.admitted(typed, in: writing) else {
      return .invalidPayload
    }
    node.didEdit(text, revision: revision)
    node.invalidate()
    if picked != date { selection.wrappedValue = picked }
    return .handled
  }
}

extension ViewHost {
  /// What a page sends when a date is picked in one of its date fields, in the time zone in which that field shows it;
  /// `nil` for every other element.
  package func text(of date: Date, in field: NodeID) -> String? {
    guard let node = handler(for: field) as? ElementNode<DateInput> else { return nil }
    return node.view.writing(in: node.environment).text(of: date)
  }
}
