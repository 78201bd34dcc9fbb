/// How values are written into an address, and read from it.
///
/// A value has a segment if its type is `LosslessStringConvertible`, or is given by a string as many enums are.
enum AddressSegment {
  /// The segment of a value; `nil` where it has none that a browser would leave as it is.
  static func text(of value: Any) -> String? {
    let text: String? =
      if let value = value as? any LosslessStringConvertible {
        value.description
      } else {
        (value as? any RawRepresentable)?.rawValue as? String
      }
    guard let text, !["", ".", ".."].contains(text) else { return nil }
    return text
  }

  /// The value of a type that a segment stands for.
  static func value(of text: String, as type: Any.Type) -> AnyHashable? {
    let value: Any? =
      if let type = type as? any LosslessStringConvertible.Type {
        type.init(text)
      } else {
        (type as? any RawRepresentable<String>.Type)?.init(rawValue: text)
      }
    return (value as? any Hashable).map { AnyHashable($0) }
  }
}
