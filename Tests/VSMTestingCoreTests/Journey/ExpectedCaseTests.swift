import Testing
import VSM

@testable import VSMTestingCore

/// States with cases of every form.
private enum OrderState {
  case empty
  case filled(Int)
  case named(name: String)
  case priced(Int, currency: String)
  case paid(Int)
  case shipped((Int, String))
}

@MainActor
@Suite struct ExpectedCaseTests {
  private let container = StateContainer(state: OrderState.empty)

  private func failures(_ body: (Journey<OrderState>) async -> Void) async -> [String] {
    await TestFailure.recorded { await body(Journey(of: container)) }.map(\.message)
  }

  @Test func statesAreExpectedByTheirCases() async {
    let journey = Journey(of: container)
    for state in [OrderState.filled(1), .named(name: "Ada"), .priced(2, currency: "EUR"), .paid(3), .empty] {
      container.observe(state)
    }
    container.observe(.shipped((4, "Berlin")))
    await journey.expect(
      .case(OrderState.filled), .case(OrderState.named), .case(OrderState.priced), .case(OrderState.paid),
      .case(OrderState.empty), .case(OrderState.shipped))
  }

  @Test func contentOfACaseIsChecked() async {
    let failures = await failures { journey in
      container.observe(.priced(2, currency: "EUR"))
      await journey.expect(.case(OrderState.priced).with(\String.count, 3))
      container.observe(.named(name: "Ada"))
      await journey.expect(.case(OrderState.named).with(\String.count, 4))
    }
    #expect(failures.count == 1 && failures.first?.contains("- 4\n+ 3") == true, "\(failures)")
  }

  @Test func anotherCaseWithTheSameValuesIsUnexpectedAndBothAreNamed() async {
    let failures = await failures { journey in
      container.observe(.paid(1))
      await journey.expect(.case(OrderState.filled))
    }
    #expect(failures.first?.contains("- filled\n+ paid\n") == true, "\(failures)")
  }

  @Test func caseWithoutAStateOfItsValuesIsDescribedByTheirTypes() async {
    let failures = await failures { journey in
      container.observe(.empty)
      await journey.expect(.case(OrderState.priced))
    }
    #expect(failures.first?.contains("- (a case with Int, String)\n+ empty") == true, "\(failures)")
  }

  @Test func anythingAndCasesAreCombined() async {
    let journey = Journey(of: container)
    for state in [OrderState.filled(1), .filled(2), .paid(3)] { container.observe(state) }
    await journey.expect(.anything, .case(OrderState.paid))
  }
}
