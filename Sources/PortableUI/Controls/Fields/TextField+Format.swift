public import Foundation

/// A value that a field shows and edits as text.
protocol FieldValueSource {
  /// Returns the text of the value, in the conventions of the person at the page.
  @MainActor func text(in environment: EnvironmentValues) -> String
  /// Sets the value that a text represents, if it represents one.
  @MainActor func parse(_ text: String, in environment: EnvironmentValues)
}

extension TextField {
  /// A field with any label for a value. The value changes while a person types, whenever the text represents one.
  public init<F: ParseableFormatStyle & Sendable>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(FormattedValueSource(value: value, format: format)), prompt: prompt, label: label())
  }

  /// A field with any label for a value that may be missing, as it is while the field is empty.
  public init<F: ParseableFormatStyle & Sendable>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(OptionalValueSource(value: value, format: format)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// A field named `title` for a value. The value changes while a person types, whenever the text represents one.
  public init<F: ParseableFormatStyle & Sendable>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle & Sendable>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field named `title` for a value that may be missing, as it is while the field is empty.
  public init<F: ParseableFormatStyle & Sendable>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle & Sendable>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

private struct FormattedValueSource<F: ParseableFormatStyle>: FieldValueSource where F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F

  func text(in environment: EnvironmentValues) -> String {
    format.completed(by: environment).format(value.wrappedValue)
  }

  func parse(_ text: String, in environment: EnvironmentValues) {
    if let parsed = try? format.completed(by: environment).parseStrategy.parse(text) { value.wrappedValue = parsed }
  }
}

private struct OptionalValueSource<F: ParseableFormatStyle>: FieldValueSource where F.FormatOutput == String {
  let value: Binding<F.FormatInput?>
  let format: F

  func text(in environment: EnvironmentValues) -> String {
    value.wrappedValue.map { format.completed(by: environment).format($0) } ?? ""
  }

  func parse(_ text: String, in environment: EnvironmentValues) {
    if text.allSatisfy(\.isWhitespace) { return value.wrappedValue = nil }
    if let parsed = try? format.completed(by: environment).parseStrategy.parse(text) { value.wrappedValue = parsed }
  }
}

/// The field of a value. While it has the focus, it keeps the text as typed.
struct ValueField {
  @Environment(\.self) private var environment
  @State private var typed: String?
  @FocusState private var isFocused: Bool
  private let source: any FieldValueSource
  private let prompt: Text?

  init(source: any FieldValueSource, prompt: Text?) {
    self.source = source
    self.prompt = prompt
  }
}

extension ValueField: View {
  var body: some View {
    TextInput(text: typed ?? source.text(in: environment), prompt: prompt) { text in
      typed = text
      source.parse(text, in: environment)
    }
    .focused($isFocused)
    .onSubmit { typed = nil }
    .onChange(of: isFocused) { if !isFocused { typed = nil } }
  }
}
