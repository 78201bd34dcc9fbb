/// The style classes of one element, in order.
struct ClassList: Equatable {
  /// The names, separated by spaces.
  private(set) var text: String

  init(_ names: [StyleClass]) {
    text = names.first?.rawValue ?? ""
    for name in names.dropFirst() { add(name) }
  }

  /// Creates a list, skipping `nil`.
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
