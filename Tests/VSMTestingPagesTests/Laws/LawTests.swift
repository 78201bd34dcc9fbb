// Where SwiftUI provides the views, a headless page cannot show them.
#if !canImport(SwiftUI) || PortableUI
  import SwiftUIShim
  import Testing
  import VSM
  import VSMTesting
  import VSMTestingPages

  private struct CardDeclined: Error {}

  private enum PaymentState {
    case entering
    case paying
    case failed
    case paid(Int)
    case abandoned
  }

  /// A payment with one mistake, or none.
  private struct PaymentView: View {
    enum Mistake {
      case none, staysPressable, noRetry, forgetsTheCard, hidesTheCard, hangs, trapsThePerson, paysTooMuch
    }

    @ViewState private var state = PaymentState.entering
    @State private var card = ""
    let mistake: Mistake
    let pay: @Sendable (String) async throws -> Void

    init(_ mistake: Mistake, _ steering: Steering) {
      let pay = Steered<String, Void>("pay", ignoresCancellation: true)
      steering.add(pay, answers: ["succeeds": .success(()), "fails": .failure(CardDeclined())])
      (self.mistake, self.pay) = (mistake, pay.function)
    }

    var body: some View {
      switch state {
      case .entering:
        field
        Button("Pay") { start() }.disabled(card.isEmpty)
      case .paying:
        ProgressView("Paying")
        if mistake == .staysPressable { Button("Pay") { start() } }
      case .failed:
        Text("The card was declined.")
        if mistake == .hidesTheCard {
          Button("OK") {
            card = ""
            $state.observe(.entering)
          }
        } else {
          field
        }
        if ![.noRetry, .hidesTheCard].contains(mistake) { Button("Try again") { start() } }
        if mistake != .hidesTheCard { Button("Give up") { $state.observe(.abandoned) } }
      case .paid(let amount): Text("You paid \(amount).")
      case .abandoned:
        if ![.trapsThePerson, .noRetry].contains(mistake) { Button("Back") { $state.observe(.entering) } }
      }
    }

    @ViewBuilder private var field: some View { TextField("Card", text: $card) }

    private func start() {
      let (pay, card, mistake) = (pay, card, mistake)
      let isLater = mistake == .paysTooMuch
      $state.observe(
        StateSequence(.paying) { emit in
          do {
            try await pay(card)
            emit(.paid(isLater ? card.count : 1))
          } catch {
            if mistake == .forgetsTheCard { self.card = "" }
            if mistake != .hangs { emit(.failed) }
          }
        })
    }
  }

  @MainActor
  struct LawTests {
    private func exploration(
      _ mistake: PaymentView.Mistake = .none, limits: Exploration.Limits = .init()
    ) async -> Exploration {
      await Exploration(texts: ["Card": ["1234"]], counting: ["pay succeeds": 2, "pay": 1], limits: limits) {
        PaymentView(mistake, $0)
      }
    }

    private static let twoPayments = Law.never("two payments") { try $0.count(of: "pay succeeds") > 1 }
    private static let anEnd = Law.eventually("an end", from: "paying") { $0.isIn("paid") || $0.isIn("failed") }

    @Test func allLawsHoldWithoutMistake() async {
      let exploration = await exploration()
      exploration.expect(
        Self.twoPayments, Self.anEnd, .from("abandoned", canReach: "paid"), .everyErrorCanBeRetried,
        .nothingTypedIsLost,
        .always("a small amount") { moment in
          moment.states(of: PaymentState.self).allSatisfy {
            if case .paid(let amount) = $0 { amount == 1 } else { true }
          }
        },
        .never("a payment without a card") { try $0.count(of: "pay") > 0 && $0.value(of: "Card") == "" })
    }

    private func expectBroken(
      _ law: Law, by mistake: PaymentView.Mistake, _ reason: String, path: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let exploration = await exploration(mistake, limits: .init(depth: 6))
      guard case .isBroken(let found, let steps) = try exploration.check(law) else {
        Issue.record("\(try exploration.check(law))", sourceLocation: sourceLocation)
        return
      }
      #expect(found == reason, sourceLocation: sourceLocation)
      #expect(steps.map(\.description) == path, sourceLocation: sourceLocation)
    }

    @Test func aButtonThatStaysPressableBreaksNever() async throws {
      try await expectBroken(
        Self.twoPayments, by: .staysPressable, "It happens in the state paid.",
        path: [
          "type \"1234\" into \"Card\"", "tap \"Pay\"", "tap \"Pay\"", "pay succeeds", "pay succeeds",
        ])
    }

    @Test func aStateWithAWrongValueBreaksAlways() async throws {
      try await expectBroken(
        .always("a small amount") { moment in
          moment.states(of: PaymentState.self).allSatisfy {
            if case .paid(let amount) = $0 { amount == 1 } else { true }
          }
        }, by: .paysTooMuch, "It is not so in the state paid.",
        path: ["type \"1234\" into \"Card\"", "tap \"Pay\"", "pay succeeds"])
    }

    @Test func anAnswerWithoutConsequenceBreaksEventually() async throws {
      try await expectBroken(
        Self.anEnd, by: .hangs, "It does not happen any more in paying, whatever is answered.",
        path: ["type \"1234\" into \"Card\"", "tap \"Pay\"", "pay fails"])
    }

    @Test func aTrapBreaksReaching() async throws {
      try await expectBroken(
        .from("abandoned", canReach: "paid"), by: .trapsThePerson, "No step leads from abandoned to paid any more.",
        path: ["type \"1234\" into \"Card\"", "tap \"Pay\"", "pay fails", "tap \"Give up\""])
    }

    @Test func anErrorWithoutRetryIsFound() async throws {
      try await expectBroken(
        .everyErrorCanBeRetried, by: .noRetry, "After failed, no press calls pay again.",
        path: ["type \"1234\" into \"Card\"", "tap \"Pay\"", "pay fails"])
    }

    @Test func aTextThatIsForgottenAfterAFailureIsFound() async throws {
      try await expectBroken(
        .nothingTypedIsLost, by: .forgetsTheCard,
        "“1234” was typed into “Card”, and then the field has “”.",
        path: ["type \"1234\" into \"Card\"", "tap \"Pay\"", "pay fails"])
    }

    @Test func aTextThatIsForgottenOnTheWayBackIsFound() async throws {
      try await expectBroken(
        .nothingTypedIsLost, by: .hidesTheCard,
        "“1234” was typed into “Card”, and then the field has “”.",
        path: ["type \"1234\" into \"Card\"", "tap \"Pay\"", "pay fails"])
    }

    @Test func whatIsNotCompleteDoesNotHold() async throws {
      let exploration = await exploration(.staysPressable, limits: .init(depth: 3))
      let limit = Law.Verdict.isUndecided("The exploration is not complete: it reached its bound of depth.")
      #expect(try exploration.check(Self.twoPayments) == limit)
      #expect(try exploration.check(.always("anything") { _ in true }) == limit)
    }

    @Test func aLawWithoutCaseIsUndecided() async throws {
      let exploration = await exploration()
      #expect(
        try exploration.check(.eventually("an end", from: "payng") { _ in true })
          == .isUndecided("No moment is in the state payng."))
      #expect(
        try exploration.check(.everyErrorCanBeRetried { $0 == "refused" }) == .isUndecided("No answer led to an error.")
      )
    }

    @Test func aNameThatIsCountedInVainIsNamed() async {
      let exploration = await Exploration(texts: ["Card": ["1234"]], counting: ["pya": 1]) { PaymentView(.none, $0) }
      #expect(throws: CountingError.isUnknown("pya")) {
        try exploration.check(.never("two") { try $0.count(of: "pya") > 1 })
      }
    }

    @Test func aPathThatBreaksEventuallyLeadsThroughItsStart() async throws {
      let exploration = await exploration()
      guard case .isBroken(_, let path) = try exploration.check(.eventually("never", from: "paying", { _ in false }))
      else {
        Issue.record("The law holds.")
        return
      }
      #expect(path.map(\.description) == ["type \"1234\" into \"Card\"", "tap \"Pay\""])
    }

    @Test func aLawAboutWhatWasLeftOutIsUndecided() async throws {
      let exploration = await exploration(limits: .init(depth: 3))
      #expect(
        try exploration.check(.from("failed", canReach: "paid"))
          == .isUndecided("The exploration ended before everything was tried after failed."))
      #expect(
        try exploration.check(.from("falied", canReach: "paid")) == .isUndecided("No moment is in the state falied."))
    }

    @Test func aCallThatIsNotCountedIsNamed() async {
      let exploration = await Exploration(texts: ["Card": ["1234"]]) { PaymentView(.none, $0) }
      #expect(throws: CountingError.isNotCounted("pay succeeds", counted: [])) {
        try exploration.check(Self.twoPayments)
      }
    }

    @Test func aBrokenLawFailsTheTestWithATestThatRepeatsIt() async throws {
      let exploration = await exploration(.noRetry)
      let failures = TestFailure.recorded { exploration.expect(.everyErrorCanBeRetried, feature: "Payment(steering)") }
      #expect(failures.count == 1)
      let message = try #require(failures.first?.message)
      #expect(message.hasPrefix("The law “every error can be retried” does not hold. After failed, no press"))
      #expect(message.contains("Path: type \"1234\" into \"Card\", tap \"Pay\", pay fails."))
      #expect(message.contains("let page = HeadlessPage { Payment(steering) }"))
      #expect(message.contains("try steering.choose(\"pay fails\")"))
    }
  }
#endif
