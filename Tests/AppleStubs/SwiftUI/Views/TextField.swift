import Foundation

public struct TextField<Label>: View where Label: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension TextField: Sendable {}

extension TextField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { fatalError() }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { fatalError() }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol { fatalError() }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol { fatalError() }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    fatalError()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
    fatalError()
  }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String { fatalError() }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String { fatalError() }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { fatalError() }

  nonisolated public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String { fatalError() }

  nonisolated public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String { fatalError() }
}
