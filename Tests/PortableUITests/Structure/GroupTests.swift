import Testing

@testable import PortableUI

@MainActor
@Suite struct GroupTests {
  @Test func groupAddsNoElement() {
    let page = TestPage {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(page.outline == #"main[vstack["a" "b" "c"]]"#)
  }

  @Test func environmentValueAppliesToEveryMember() {
    let page = TestPage {
      Group {
        Text("a")
        Text("b")
      }
      .font(.headline)
    }
    #expect(page.host.tree.children.map { $0[.class] } == ["text font-headline", "text font-headline"])
  }

  @Test func onAppearOfAGroupRunsOnce() {
    let log = Log()
    let page = TestPage {
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
    }
    #expect(log.take() == ["appear"])
    page.host.close()
    #expect(log.take() == ["disappear"])
  }
}
