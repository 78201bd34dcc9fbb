/// The style classes of one element, in the order in which they were stated.
struct ClassList: Equatable {
  /// The names with a space between, as an attribute holds them.
  private(set) var text: String

  init(_ names: [StyleClass]) {
    text = names.first?.rawValue ?? ""
    for name in names.dropFirst() { add(name) }
  }

  /// Leaves out what is `nil`.
  init(_ names: StyleClass?...) {
    text = ""
    for case let name? in names { add(name) }
  }

  mutating func add(_ name: StyleClass) {
    if !text.isEmpty { text += " " }
    text += name.rawValue
  }
}

extension ClassList: ExpressibleByArrayLiteral {
  init(arrayLiteral names: StyleClass...) { self.init(names) }
}
