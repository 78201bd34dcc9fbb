import Testing

@testable import VSMTestingCore

@Suite struct ReflectedDescriptionTests {
  private struct User {
    let id: Int
    let name: String?
    let tags: [String]
  }

  private enum State {
    case empty
    case loaded(User, reload: () -> Void)
  }

  private final class Link {
    var next: Link?
  }

  @Test func caseWithoutContentIsOneLine() {
    #expect(ReflectedDescription.lines(of: State.empty) == ["empty"])
  }

  @Test func contentIsIndented() {
    let state = State.loaded(User(id: 1, name: "Ada", tags: ["a", "b"]), reload: {})
    #expect(
      ReflectedDescription.lines(of: state).joined(separator: "\n") == """
        loaded(
          User(
            id: 1
            name: "Ada"
            tags: [
              "a"
              "b"
            ]
          )
          reload: (function)
        )
        """)
  }

  @Test func nilAndEmptyCollectionsAreShort() {
    #expect(
      ReflectedDescription.lines(of: User(id: 1, name: nil, tags: [])).dropFirst(2) == [
        "  name: nil", "  tags: []", ")",
      ])
  }

  @Test func dictionaryIsSortedByKey() {
    #expect(ReflectedDescription.lines(of: ["b": 2, "a": 1, "c": 3]) == ["[", "  a: 1", "  b: 2", "  c: 3", "]"])
  }

  @Test func referenceCyclesAreCut() {
    let link = Link()
    link.next = link
    #expect(ReflectedDescription.lines(of: link).contains { $0.contains("…") })
    link.next = nil
  }
}
