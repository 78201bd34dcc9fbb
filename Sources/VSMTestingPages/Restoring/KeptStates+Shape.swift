import Foundation

extension KeptStates {
  /// The states with the structure of their texts in place of the texts: values such as identifiers can differ each time.
  var shape: [String: [String: String]] { states.mapValues { $0.mapValues { Self.shape(of: $0) } } }

  /// Returns the version in a text, and the structure of its JSON: `1 {"id":string,"lines":[{"name":string}]}`.
  private static func shape(of text: String) -> String {
    let digits = text.prefix { $0.isNumber }
    let version = text.dropFirst(digits.count).hasPrefix(" ") ? digits + " " : ""
    let json = Data(text.dropFirst(version.count).utf8)
    guard let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) else { return text }
    return version + shape(ofJSON: value)
  }

  private static func shape(ofJSON value: Any) -> String {
    switch value {
    case let object as [String: Any]:
      let members = object.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\(shape(ofJSON: $0.value))" }
      return "{\(members.joined(separator: ","))}"
    case let array as [Any]:
      return "[\(Set(array.map { shape(ofJSON: $0) }).sorted().joined(separator: ","))]"
    case is String: return "string"
    case is NSNull: return "null"
    default: return "number"
    }
  }
}
