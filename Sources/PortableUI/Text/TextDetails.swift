/// What a text says beyond its words; a box, since most texts say nothing.
final class TextDetails: Sendable {
  let stated: Stated
  /// What the text is made of where it is shown, if not of words.
  let value: (any FormattedValue)?

  /// The looks that were stated on the text itself.
  struct Stated: Equatable {
    var font: Font?
    var foreground: Paint?
    var look = TextLook()
  }

  init(_ value: any FormattedValue) {
    stated = Stated()
    self.value = value
  }

  init(after style: TextDetails?, _ change: (inout Stated) -> Void) {
    var stated = style?.stated ?? Stated()
    change(&stated)
    self.stated = stated
    value = style?.value
  }
}

extension TextDetails: Equatable {
  static func == (left: TextDetails, right: TextDetails) -> Bool {
    guard left.stated == right.stated else { return false }
    guard let value = left.value else { return right.value == nil }
    return right.value.map(value.isEqual) ?? false
  }
}
