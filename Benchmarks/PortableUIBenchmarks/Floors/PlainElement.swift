/// An element of a tree that is maintained by hand.
@MainActor
final class PlainElement {
  let id: Int
  let name: StaticString
  let className: StaticString
  var text: String?
  var children: [PlainElement]
  var press: (() -> Void)?

  init(_ name: StaticString, class className: StaticString, text: String? = nil, children: [PlainElement] = []) {
    Self.newest += 1
    id = Self.newest
    self.name = name
    self.className = className
    self.text = text
    self.children = children
  }

  private static var newest = 0
}

/// A change of a tree that is maintained by hand.
enum PlainOp {
  case insert(PlainElement, before: Int?)
  case remove(Int)
  case move(Int, before: Int?)
  case text(Int, String)
}
