/// The arguments of SwiftUI's, Foundation's and SwiftUIShim's API that are looked up in a table of translations.
enum KeyPosition {
  /// Types whose initializers take a key as the first argument, without a label.
  static let views: Set<String> = [
    "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "GroupBox", "Label", "LabeledContent", "Link", "Menu", "MenuBarExtra", "MultiDatePicker", "NavigationLink",
    "Picker", "ProgressView", "Section", "SecureField", "ShareLink", "Stepper", "Tab", "TabSection", "TableColumn",
    "Text", "TextField", "Toggle", "UtilityWindow", "Window", "WindowGroup",
  ]

  /// Modifiers that take a key as the first argument, without a label.
  static let modifiers: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "badge", "confirmationDialog",
    "fileDialogConfirmationLabel", "fileDialogMessage", "help", "navigationBarTitle", "navigationSubtitle",
    "navigationTitle", "pageDescription",
  ]

  /// Modifiers that take an array of keys as the first argument.
  static let listModifiers: Set<String> = ["accessibilityInputLabels"]

  /// The labels of modifiers' arguments that are keys.
  static let labels: [String: Set<String>] = [
    "accessibilityAction": ["named"], "searchable": ["prompt"],
  ]

  /// Types that are keys, and functions that look one up.
  static let lookups: Set<String> = [
    "LocalizationValue", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString",
  ]

  /// Types with an initializer that looks up the argument `localized`.
  static let localizedTypes: Set<String> = ["AttributedString", "String"]

  /// Types whose literals are keys wherever a declaration names them.
  static let keyTypes: Set<String> = ["LocalizationValue", "LocalizedStringKey", "LocalizedStringResource"]
}
