import Testing

@testable import VSM

@MainActor
struct StateLogLineTests {
  enum Reading: CustomStringConvertible {
    case page(String)
    var description: String { if case .page(let text) = self { "page\n\(text)" } else { "" } }
  }

  struct Position { var page = 3 }

  @Test func aContainerIsNamedByTheTypeOfItsStatesAndItsNumber() {
    let container = StateContainer<Step>(state: .initial)
    let line = StateLogLine(container: container.id, event: "gone", payload: "")
    #expect(line.text == "Step#\(container.id.number): gone")
  }

  @Test func aPayloadIsOnOneLine() {
    #expect(StateLogLine.payload(of: Reading.page("one\r\ntwo")) == #": page\none\ntwo"#)
    #expect(StateLogLine.payload(of: Step.at(3)) == ": at(3)")
    #expect(StateLogLine.payload(of: Position()) == ": Position(page: 3)")
  }

  @Test func aCaseThatHoldsNothingHasNoPayload() {
    #expect(StateLogLine.payload(of: Step.loading) == "")
  }
}
