import Foundation

/// The representation of a value by a text that a browser keeps.
struct StorageCoding<Value> {
  let text: (Value) -> String?
  let value: (String) -> Value?
}

extension StorageCoding where Value: LosslessStringConvertible {
  static var description: Self { Self(text: { $0.description }, value: { Value($0) }) }
}

extension StorageCoding where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  static var rawValue: Self {
    Self(text: { $0.rawValue.description }, value: { Value.RawValue($0).flatMap(Value.init) })
  }
}

extension StorageCoding<URL> {
  static var url: Self { Self(text: { $0.absoluteString }, value: { URL(string: $0) }) }
}

extension StorageCoding<Data> {
  static var data: Self { Self(text: { $0.base64EncodedString() }, value: { Data(base64Encoded: $0) }) }
}

extension StorageCoding<Date> {
  static var date: Self {
    Self(
      text: { $0.timeIntervalSinceReferenceDate.description },
      value: { Double($0).map(Date.init(timeIntervalSinceReferenceDate:)) })
  }
}

extension StorageCoding {
  /// The representation of an optional value, whose absence is the absence of a text.
  func optional() -> StorageCoding<Value?> {
    StorageCoding<Value?>(text: { $0.flatMap(text) }, value: { value($0) })
  }
}
