// Where SwiftUI provides the views, a headless page cannot show them.
#if !canImport(SwiftUI) || PortableUI
  import SwiftUIShim
  import Testing
  import VSM
  import VSMTesting
  import VSMTestingPages

  private typealias SteeredMeter = ExploringArticleTests.SteeredMeter

  /// The code of the article on laws.
  @MainActor
  @Suite(.onPages) struct LawsArticleTests {
    // snippet.laws
    @Test func aDriverPaysOnceAndIsNeverStuck() async {
      let exploration = await Exploration(texts: ["Plate": ["B 123"]], counting: ["pay": 2]) { steering in
        MeterView(model: SteeredMeter(steering).model)
      }
      exploration.expect(
        .never("a payment while another one is under way") { $0.isIn("paying") && $0.offers("Park") },
        .always("a plate that can be corrected") { $0.isIn("declined") == false || $0.value(of: "Plate") != nil },
        .eventually("an answer", from: "paying") { $0.isIn("parked") || $0.isIn("declined") },
        .from("declined", canReach: "parked"),
        .everyErrorCanBeRetried { $0.contains("declined") },
        .nothingTypedIsLost)
    }
    // snippet.end

    // snippet.counting
    @Test func aParkedCarIsPaidOnce() async {
      let exploration = await Exploration(texts: ["Plate": ["B 123"]], counting: ["pay succeeds": 2]) { steering in
        MeterView(model: SteeredMeter(steering).model)
      }
      exploration.expect(
        .never("a car that is parked without a payment") { try $0.isIn("parked") && $0.count(of: "pay succeeds") == 0 })
    }
    // snippet.end
  }
#endif
