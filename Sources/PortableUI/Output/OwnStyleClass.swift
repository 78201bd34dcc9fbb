/// A class that an app's own style sheet has rules for.
///
/// Its name in the page begins with ``prefix``, which no class of this package does.
struct OwnStyleClass {
  static let prefix = "app-"

  /// The name with the prefix.
  let name: String

  /// Creates the class of a name; `nil` if the name has other characters than letters of ASCII, digits and `-`.
  init?(_ name: String) {
    let isValid = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isValid, !name.isEmpty else { return nil }
    self.name = Self.prefix + name
  }
}
