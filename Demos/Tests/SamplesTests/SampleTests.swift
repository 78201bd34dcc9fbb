import Foundation
import SwiftUIShim
import Testing
import VSMTesting

@testable import Samples

/// Uses each sample through its controls.
@MainActor struct SampleTests {
  @Test(arguments: SampleUse.all) func actionsHaveTheirEffects(use: SampleUse) async throws {
    let sample = try #require(Sample.named(use.sample))
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let page = HeadlessPage(environment: environment) { sample.content }
    await page.settle()
    for turn in use.turns {
      let before = turn.effects(on: page)
      #expect(before.isEmpty, "\(turn.action) cannot be the reason for what the page has before it")
      try turn.action.perform(on: page)
      if turn.isEndless { page.host.flush() } else { await page.settle() }
      #expect(turn.effects(on: page) == turn.allEffects, "\(turn.action) on \(page)")
    }
    page.close()
  }

  @Test func eachSampleIsUsed() {
    #expect(SampleUse.all.map(\.sample) == Sample.all.map(\.id))
  }

  @Test(arguments: Sample.all) func noSampleIsReported(sample: Sample) async {
    let page = HeadlessPage { sample.content }
    await page.settle()
    #expect(page.diagnostics.filter { $0.kind != .unsupported && $0.kind != .unknownImage }.map(\.message) == [])
    page.close()
  }
}
