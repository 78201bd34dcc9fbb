/// The kinds of keyboard that a device may show for a field.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// The meaning of a text field, so that the browser can offer stored values.
public struct UITextContentType: Hashable, Sendable {
  let autocomplete: String

  public static let name = UITextContentType(autocomplete: "name")
  public static let givenName = UITextContentType(autocomplete: "given-name")
  public static let familyName = UITextContentType(autocomplete: "family-name")
  public static let nickname = UITextContentType(autocomplete: "nickname")
  public static let organizationName = UITextContentType(autocomplete: "organization")
  public static let fullStreetAddress = UITextContentType(autocomplete: "street-address")
  public static let streetAddressLine1 = UITextContentType(autocomplete: "address-line1")
  public static let streetAddressLine2 = UITextContentType(autocomplete: "address-line2")
  public static let addressCity = UITextContentType(autocomplete: "address-level2")
  public static let addressState = UITextContentType(autocomplete: "address-level1")
  public static let postalCode = UITextContentType(autocomplete: "postal-code")
  public static let countryName = UITextContentType(autocomplete: "country-name")
  public static let telephoneNumber = UITextContentType(autocomplete: "tel")
  public static let emailAddress = UITextContentType(autocomplete: "email")
  public static let URL = UITextContentType(autocomplete: "url")
  public static let username = UITextContentType(autocomplete: "username")
  public static let password = UITextContentType(autocomplete: "current-password")
  public static let newPassword = UITextContentType(autocomplete: "new-password")
  public static let oneTimeCode = UITextContentType(autocomplete: "one-time-code")
}

/// The letters that a device's keyboard capitalizes automatically.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let name: String

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "none") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

extension View {
  /// Sets the keyboard that a device shows for the text fields inside this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInput.keyboard, type)
  }

  /// Sets the meaning of the text fields inside this view, so that the browser can offer stored values.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInput.content, textContentType)
  }

  /// Disables automatic correction in the text fields inside this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInput.isUncorrected, disable)
  }

  /// Sets the letters that the device's keyboard capitalizes automatically in the text fields inside this view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInput.capitals, autocapitalization)
  }
}

extension View {
  /// Disables automatic correction in the text fields inside this view. This is SwiftUI's older name of
  /// `autocorrectionDisabled(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.textInput.isUncorrected, disable)
  }

  /// Sets the letters that the device's keyboard capitalizes automatically. This is SwiftUI's older name of
  /// `textInputAutocapitalization(_:)`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.setting)
  }
}

/// The letters that a device's keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters

  fileprivate var setting: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// The settings of a field for the device's keyboard.
struct TextInputTraits: Equatable {
  var keyboard: UIKeyboardType?
  var content: UITextContentType?
  var isUncorrected: Bool?
  var capitals: TextInputAutocapitalization?
}

extension EnvironmentValues {
  var textInput: TextInputTraits {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }
}

private enum TextInputKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension ElementDescription {
  /// Adds the settings of a text field for the device's keyboard and the browser.
  mutating func add(_ traits: TextInputTraits) {
    set(.autocomplete, traits.content?.autocomplete ?? "off")
    if traits == TextInputTraits() { return }
    set(.inputmode, traits.keyboard?.inputMode)
    set(.autocapitalize, traits.capitals?.name)
    if let isUncorrected = traits.isUncorrected {
      set(.autocorrect, isUncorrected ? "off" : "on")
      set(.spellcheck, isUncorrected ? "false" : "true")
    }
  }
}

extension UIKeyboardType {
  /// The closest mode that browsers support, or `nil` for the browser's default.
  fileprivate var inputMode: String? {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

extension View {
  /// Sets the label of the Return key on a screen keyboard for the fields inside this view.
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View {
    EnvironmentModifier(content: self, change: ControlPartSetting(part: label))
  }
}

/// The label of the Return key on a screen keyboard.
public struct SubmitLabel: Sendable, Equatable {
  /// The value of HTML's `enterkeyhint`.
  let hint: String

  public static let done = SubmitLabel(hint: "done")
  public static let go = SubmitLabel(hint: "go")
  public static let send = SubmitLabel(hint: "send")
  /// Shown as `go`, the closest that browsers support.
  public static let join = SubmitLabel(hint: "go")
  /// Shown as `go`, the closest that browsers support.
  public static let route = SubmitLabel(hint: "go")
  public static let search = SubmitLabel(hint: "search")
  public static let `return` = SubmitLabel(hint: "enter")
  public static let next = SubmitLabel(hint: "next")
  /// Shown as `next`, the closest that browsers support.
  public static let `continue` = SubmitLabel(hint: "next")
}

extension SubmitLabel: ControlPart {
  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    if description.value != nil { description.set(.enterkeyhint, hint) }
  }
}
