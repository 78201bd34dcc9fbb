/// The kinds of dialogs.
enum DialogStyle: Equatable {
  case sheet
  /// A sheet that covers the whole window.
  case cover
  case alert(hasMessage: Bool)
  /// A choice between actions.
  case confirmation(hasMessage: Bool)

  /// Whether the dialog has bars of its own and is not dismissed by every press of a button.
  var hasBars: Bool { self == .sheet || self == .cover }

  var hasMessage: Bool { self == .alert(hasMessage: true) || self == .confirmation(hasMessage: true) }

  var classes: ClassList {
    switch self {
    case .sheet: [.dialog, .sheet]
    case .cover: [.dialog, .sheet, .cover]
    case .alert: [.dialog, .alert]
    case .confirmation: [.dialog, .alert, .confirmation]
    }
  }
}
