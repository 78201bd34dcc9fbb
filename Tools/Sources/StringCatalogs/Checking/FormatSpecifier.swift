/// A place for a value in a text, such as `%@`, `%2$lld` or `%.1f`.
struct FormatSpecifier: Equatable {
  /// The values that a specifier can show.
  enum Kind: Equatable {
    case object
    case integer(bits: Int)
    case number
    case other(Character)
  }

  /// A part of a text.
  enum Piece: Equatable {
    case text(String)
    case specifier(FormatSpecifier)
    /// `%#@name@`
    case substitution(String)
    /// `%arg`, the value of the substitution around it.
    case argument
  }

  /// The text with `%`.
  let text: String
  /// The place of the value, counted from 1, if the text names it.
  let position: Int?
  let kind: Kind

  /// Divides a text into its specifiers and the text between them, in which `%%` is `%`.
  static func split(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.first {
      guard character == "%", let (piece, length) = piece(at: rest) else {
        plain.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(length)
      guard let piece else {
        plain += "%"
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(piece)
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }

  /// The specifier at the beginning of a text.
  static func first(in text: Substring) -> FormatSpecifier? {
    if case .specifier(let specifier)?? = piece(at: text)?.piece { specifier } else { nil }
  }

  /// The piece at the beginning of a text and its number of characters; a piece of `nil` is `%%`.
  ///
  /// A space after `%` begins no specifier, although the format of `printf` permits it: "100 % sure" has none.
  private static func piece(at text: Substring) -> (piece: Piece?, length: Int)? {
    if text.hasPrefix("%%") { return (nil, 2) }
    if text.hasPrefix("%arg") { return (.argument, 4) }
    if let found = text.prefixMatch(of: /%(?:[0-9]+\$)?#@([^@]+)@/) {
      return (.substitution(String(found.output.1)), text[found.range].count)
    }
    let format = /%(?:([0-9]+)\$)?[-+#0-9.*']*(hh|h|ll|l|q|L|z|t|j)?([@diouxXfFeEgGaAcCsSp])/
    guard let found = text.prefixMatch(of: format), let conversion = found.output.3.first else { return nil }
    let specifier = FormatSpecifier(
      text: String(found.output.0), position: found.output.1.flatMap { Int($0) },
      kind: kind(of: conversion, length: found.output.2.map(String.init) ?? ""))
    return (.specifier(specifier), found.output.0.count)
  }

  private static func kind(of conversion: Character, length: String) -> Kind {
    switch conversion {
    case "@": .object
    case "d", "i", "o", "u", "x", "X": .integer(bits: ["", "h", "hh"].contains(length) ? 32 : 64)
    case "f", "F", "e", "E", "g", "G", "a", "A": .number
    default: .other(conversion)
    }
  }
}
