#if !CustomDump
  import Testing

  @testable import VSMTestingCore

  @Suite struct ValueDescriptionTests {
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
      #expect(ValueDescription.lines(of: State.empty) == ["empty"])
    }

    @Test func contentIsIndented() {
      let state = State.loaded(User(id: 1, name: "Ada", tags: ["a", "b"]), reload: {})
      #expect(
        ValueDescription.lines(of: state).joined(separator: "\n") == """
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
        ValueDescription.lines(of: User(id: 1, name: nil, tags: [])).dropFirst(2) == ["  name: nil", "  tags: []", ")"])
    }

    @Test func dictionaryIsSortedByKey() {
      #expect(ValueDescription.lines(of: ["b": 2, "a": 1, "c": 3]) == ["[", "  a: 1", "  b: 2", "  c: 3", "]"])
    }

    @Test func referenceCyclesAreCut() {
      let link = Link()
      link.next = link
      #expect(ValueDescription.lines(of: link).contains { $0.contains("…") })
      link.next = nil
    }
  }
#endif
