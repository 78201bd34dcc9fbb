import Foundation

/// The field of a date picker: the browser's date field, with its calendar, keyboard and localization.
///
/// While a person types a date, the field contains dates such as the year 2, which the server rejects by answering with
/// the date that is in effect. The page stores this answer and shows it when the field loses the focus; shown at once,
/// it would overwrite the field after each key.
struct DateInput {
  /// The date that is shown.
  let date: Date
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents

  func format(in environment: EnvironmentValues) -> DateFieldFormat {
    DateFieldFormat(components: components, timeZone: environment.timeZone)
  }
}

extension DateInput: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    let format = format(in: environment)
    var description = ElementDescription(.input, class: .input)
    description.set(.type, format.inputType)
    description.set(.autocomplete, "off")
    // A date cannot be removed. `required` hides the browser's button that clears the field.
    description.set(.required, "")
    let shown = limits.shown(for: date, in: format)
    description.set(.min, shown.from)
    description.set(.max, shown.through)
    description.value = format.text(of: date) ?? ""
    description.events = .input
    description.addControlState(of: environment)
    return description
  }

  /// Accepts a date within the limits. The field returns to the old date if the binding does not store the new one.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    let format = format(in: node.environment)
    // The shown date may be older than the last selection.
    let date = selection.wrappedValue
    guard let typed = format.date(from: text, keeping: date), let picked = limits.admitted(typed, in: format) else {
      return .invalidPayload
    }
    node.didEdit(text, revision: revision)
    node.invalidate()
    if picked != date { selection.wrappedValue = picked }
    return .handled
  }
}

extension ViewHost {
  /// Returns the text that a page sends when a date is picked in a date field, in the field's time zone. Returns `nil`
  /// for other elements.
  package func text(of date: Date, in field: NodeID) -> String? {
    guard let node = handler(for: field) as? ElementNode<DateInput> else { return nil }
    return node.view.format(in: node.environment).text(of: date)
  }
}

/// The first and last date that a date picker accepts, both included.
struct DateLimits: Equatable {
  var from: Date?
  var through: Date?

  /// Returns the date to store for a picked date, or `nil` if it is out of bounds.
  ///
  /// Limits have the precision of the shown components. A picker of days that starts now accepts today and returns the
  /// current time: the time of day that the picker keeps may have passed.
  func admitted(_ date: Date, in format: DateFieldFormat) -> Date? {
    if let from, date < from { return format.showsSame(date, from) ? from : nil }
    if let through, date > through { return format.showsSame(date, through) ? through : nil }
    return date
  }

  /// Returns the limits in the format of the browser's field, with the precision of its components.
  func shown(for date: Date, in format: DateFieldFormat) -> (from: String?, through: String?) {
    guard format.components.contains(.date) else {
      // A time of day is bounded only on the first and the last day.
      let day = DateFieldFormat(components: .date, timeZone: format.timeZone)
      let ofDay = { (limit: Date?) in limit.flatMap { day.showsSame($0, date) ? format.text(of: $0) : nil } }
      return (ofDay(from), ofDay(through))
    }
    // Without a last year, browsers accept years of six digits.
    return (from.flatMap(format.text), through.flatMap(format.text) ?? format.last)
  }
}
