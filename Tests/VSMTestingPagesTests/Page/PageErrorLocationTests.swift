import Foundation
import PortableUI
import Testing
import VSMTestingCore
import VSMTestingPages

@MainActor
@Suite(.onPages) struct PageErrorLocationTests {
  private let page = HeadlessPage { Text("Nothing can be used here.") }

  /// Expects that a call on the line of this call throws an error whose description begins with that line.
  private func expectPlace(
    _ line: UInt = #line, sourceLocation: SourceLocation = #_sourceLocation, of call: () async throws -> Void
  ) async {
    do {
      try await call()
      Issue.record("Nothing was thrown.", sourceLocation: sourceLocation)
    } catch {
      let isPlaced = "\(error)".hasPrefix("VSMTestingPagesTests/PageErrorLocationTests.swift:\(line):")
      #expect(isPlaced, "\(error)", sourceLocation: sourceLocation)
      let located = error as? any LocatedError
      #expect(located?.location.line == line, sourceLocation: sourceLocation)
      #expect(located.map { "\(error)" == "\($0.location): \($0.message)" } == true, sourceLocation: sourceLocation)
    }
  }

  @Test func pageActionsThrowWithTheLocationOfTheCall() async {
    await expectPlace { try page.tap("Save") }
    await expectPlace { try page.tap(.identifier("save")) }
    await expectPlace { try page.type("Ada", into: "Name") }
    await expectPlace { try page.submit("Name") }
    await expectPlace { try page.select("Large", in: "Size") }
    await expectPlace { try page.pick(.now, in: "Date") }
    await expectPlace { try page.refresh() }
    await expectPlace { try page.toggle("Gift") }
    await expectPlace { try page.increment("Quantity") }
    await expectPlace { try page.decrement("Quantity") }
    await expectPlace { try page.slide("Volume", to: 0.5) }
    await expectPlace { try page.pressEscape() }
    await expectPlace { try page.focus("Name") }
    await expectPlace { try page.goBack() }
    await expectPlace { try page.goForward() }
    await expectPlace { try page.loadImage("/plate.svg") }
    await expectPlace { try page.failImage("/plate.svg") }
    for action: UserAction in [
      .tap(.button, "Save", index: 0), .toggle("Gift"), .type("Ada", into: "Name"), .submit("Name"),
      .select("Large", in: "Size"), .slide("Volume", to: 0.5), .escape,
    ] {
      await expectPlace { try page.perform(action) }
    }
  }

  @Test func pageQueriesThrowWithTheLocationOfTheCall() async {
    await expectPlace { _ = try page.find(.label("Save")) }
    await expectPlace { _ = try page.value(of: "Name") }
    await expectPlace { _ = try page.journey(of: Int.self) }
  }

  @Test func expectPressesThrowsWithItsLocation() async {
    var count = 0
    func make() -> HeadlessPage {
      count += 1
      return HeadlessPage { [count] in Button(count == 1 ? "Save" : "Send") {} }
    }
    await expectPlace { try await HeadlessPage.expectPresses([:], of: Int.self, on: make) }
  }

  @Test func expectedErrorIsNotAnIssue() {
    #expect(throws: PageError.self) { try page.tap("Save") }
  }
}
