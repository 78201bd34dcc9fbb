import Foundation

/// The text in which a state is kept: its version, a space, and its value as JSON.
enum RestorationCoding<State: RestorableState> {
  /// Returns the text of a value. A value that cannot be encoded, such as an infinite number, is not kept.
  static func text(of value: State.RestorationValue) -> String? {
    guard let json = try? JSONEncoder.ofKeptValues.encode(value) else { return nil }
    return "\(State.restorationVersion) \(String(decoding: json, as: UTF8.self))"
  }

  /// Returns the value in a text, or `nil` if the state's type cannot continue with it.
  static func value(in text: String) -> State.RestorationValue? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let version = Int(parts[0]) else { return nil }
    let json = Data(parts[1].utf8)
    if version == State.restorationVersion { return try? JSONDecoder().decode(State.RestorationValue.self, from: json) }
    return try? State.restorationValue(from: json, version: version)
  }
}

extension JSONEncoder {
  /// Writes the members of objects in the same order each time.
  static var ofKeptValues: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
