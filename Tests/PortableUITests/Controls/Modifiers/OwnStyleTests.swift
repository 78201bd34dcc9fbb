import Testing

@testable import PortableUI

@MainActor
@Suite struct OwnStyleTests {
  @Test func namesHaveThePrefixAndSeveralAreOnOneElement() throws {
    let page = TestPage { Text("9.00").ownStyleClasses(["price", "on-Sale-2"]) }
    let box = try #require(page.first(.div))
    #expect(box[.class] == "box app-price app-on-Sale-2")
    #expect(box.children.map(\.text) == ["9.00"])
    #expect(page.diagnostics == [])
  }

  @Test func changedNameIsOneOperation() throws {
    struct Page: View {
      @State private var isReduced = false
      var body: some View {
        Text("9.00").ownStyleClasses(isReduced ? ["price", "reduced"] : ["price"])
        Button("Reduce") { isReduced = true }
      }
    }
    let page = TestPage { Page() }
    let box = try #require(page.first(.div))
    page.press("Reduce")
    #expect(page.takeOps() == [.attribute(box.id, .class, "box app-price app-reduced")])
  }

  @Test(arguments: ["", "two words", "größe", "a.b", "a_b", "\"", "<b>", "a\n"])
  func otherCharactersAreReportedAndLeftOut(name: String) throws {
    struct Page: View {
      let name: String
      @State private var isReduced = false
      var body: some View {
        Text("9.00").ownStyleClasses(isReduced ? [name, "price"] : [])
        Button("Reduce") { isReduced = true }
      }
    }
    let page = TestPage { Page(name: name) }
    page.press("Reduce")
    #expect(page.first(.div)?[.class] == "box app-price")
    #expect(page.diagnostics.map(\.kind) == [.unsuitableStyleClass])
    #expect(page.diagnostics.first?.message.hasPrefix("\"\(name)\" is no name for a style class") == true)
  }

  @Test func nameOfTheViewForAssistiveTechnologyStaysWithIt() throws {
    let page = TestPage { Button("Buy") {}.ownStyleClasses(["buy"]).accessibilityLabel("Buy it") }
    #expect(page.first(.button)?[.ariaLabel] == "Buy it")
  }

  @Test func noClassOfThePackageBeginsWithThePrefix() {
    #expect(StyleClass.allCases.filter { $0.rawValue.hasPrefix(OwnStyleClass.prefix) } == [])
  }
}
