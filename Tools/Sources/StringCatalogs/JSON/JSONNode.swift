/// A value in a text in JSON, with its place.
struct JSONNode {
  enum Content {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// A number, a Boolean value or null, which no field of a string catalog needs to be read from.
    case other(String)
  }

  /// A name in an object, with its value.
  struct Member {
    let name: String
    /// The range of the name with its quotation marks.
    let nameRange: Range<Int>
    let value: JSONNode
  }

  let content: Content
  /// The range of the value in UTF-8.
  let range: Range<Int>

  var members: [Member]? { if case .object(let members) = content { members } else { nil } }
  var string: String? { if case .string(let string) = content { string } else { nil } }
  var isFalse: Bool { if case .other("false") = content { true } else { false } }

  /// The member of an object with a name.
  func member(_ name: String) -> Member? { members?.first { $0.name == name } }

  /// The value of a member of an object.
  subscript(name: String) -> JSONNode? { member(name)?.value }
}
