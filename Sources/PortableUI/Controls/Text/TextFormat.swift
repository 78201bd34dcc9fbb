/// A part of a text with specifiers, such as `%@`, `%lld`, `%2$@` and `%#@name@`.
enum TextFormatPart: Equatable {
  case text(Substring)
  /// A value, at a stated position that starts at 0, or the next one.
  case value(position: Int?, specifier: String)
  /// A part of the entry with plural forms of its own.
  case part(name: Substring, position: Int?)
  /// The number of the part.
  case number
}

/// Splits a text at its specifiers.
struct TextFormatReader {
  private var rest: Substring
  private(set) var parts: [TextFormatPart] = []

  /// Returns the parts of a text.
  static func parts(of text: String) -> [TextFormatPart] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [.text(text[...])] }
    var reader = TextFormatReader(rest: text[...])
    reader.read()
    return reader.parts
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func read() {
    while let index = rest.firstIndex(of: "%") {
      add(rest[..<index])
      let start = rest[index...]
      rest = rest[rest.index(after: index)...]
      if let part = specifier() { parts.append(part) } else { add(start[..<rest.startIndex]) }
    }
    add(rest)
  }

  private mutating func add(_ text: Substring) {
    guard !text.isEmpty else { return }
    parts.append(.text(text))
  }

  /// Reads what follows a percent sign, or returns `nil` if this is no specifier.
  private mutating func specifier() -> TextFormatPart? {
    if take("%") { return .text("%") }
    if take("arg") { return .number }
    let position = takePosition()
    if take("#@") {
      guard let end = rest.firstIndex(of: "@") else { return nil }
      let name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      return .part(name: name, position: position)
    }
    let flags = rest.prefix { "-+ #0123456789.".contains($0) }
    let afterFlags = rest[flags.endIndex...]
    let size = afterFlags.prefix { "hlqztjL".contains($0) }
    guard let conversion = afterFlags[size.endIndex...].first, conversion == "@" || conversion.isASCIILetter else {
      return nil
    }
    rest = afterFlags[size.endIndex...].dropFirst()
    return .value(position: position, specifier: "%\(flags)\(size)\(conversion)")
  }

  private mutating func takePosition() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, rest[digits.endIndex...].first == "$", let number = Int(digits), number > 0 else {
      return nil
    }
    rest = rest[digits.endIndex...].dropFirst()
    return number - 1
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
