import Foundation

extension DatePicker {
  /// A picker of a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, limits: DateLimits(),
      components: displayedComponents, label: label())
  }

  /// A picker of a date between two dates, both included.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, limits: DateLimits(from: range.lowerBound, through: range.upperBound),
      components: displayedComponents, label: label())
  }

  /// A picker of a date that is not before another.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, limits: DateLimits(from: range.lowerBound),
      components: displayedComponents, label: label())
  }

  /// A picker of a date that is not after another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, limits: DateLimits(through: range.upperBound),
      components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// A picker of a date.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, limits: DateLimits(),
      components: displayedComponents, label: Text(title))
  }

  /// A picker of a date between two dates, both included.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, limits: DateLimits(from: range.lowerBound, through: range.upperBound),
      components: displayedComponents, label: Text(title))
  }

  /// A picker of a date that is not before another.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, limits: DateLimits(from: range.lowerBound),
      components: displayedComponents, label: Text(title))
  }

  /// A picker of a date that is not after another.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, limits: DateLimits(through: range.upperBound),
      components: displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, limits: DateLimits(),
      components: displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, limits: DateLimits(from: range.lowerBound, through: range.upperBound),
      components: displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, limits: DateLimits(from: range.lowerBound),
      components: displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, limits: DateLimits(through: range.upperBound),
      components: displayedComponents, label: Text(title))
  }
}
