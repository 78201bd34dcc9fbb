import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct RegionTests {
  private func region(_ locale: String, _ zone: String) -> Region {
    var region = Region()
    region.locale = Locale(identifier: locale)
    region.timeZone = TimeZone(identifier: zone)
    return region
  }

  private func page(@ViewBuilder content: () -> some View) -> TestPage {
    var environment = EnvironmentValues()
    environment.region = region("en_US", "Europe/London")
    return TestPage(environment: environment) { content() }
  }

  private struct Locales: View {
    @Environment(\.locale) private var locale
    @State private var isShown = false
    let readsAtOnce: Bool
    var body: some View {
      if isShown || readsAtOnce { Text(locale.identifier) }
      Button("Show") { isShown = true }
    }
  }

  @Test func regionThatNoViewHasReadIsReplacedForAllViews() {
    let page = page { VStack { Locales(readsAtOnce: false) }.disabled(false) }
    #expect(page.host.environment.replaceUnreadRegion(by: region("de_AT", "Europe/Vienna")))
    page.press("Show")
    #expect(page.texts.first == "de_AT")
    #expect(!page.host.environment.replaceUnreadRegion(by: region("fr_FR", "Europe/Paris")))
    #expect(page.host.environment.timeZone.identifier == "Europe/Vienna")
  }

  @Test func regionThatAViewHasReadIsNotReplaced() {
    let page = page { Locales(readsAtOnce: true) }
    #expect(!page.host.environment.replaceUnreadRegion(by: region("de_AT", "Europe/Vienna")))
    page.press("Show")
    #expect(page.texts.first == "en_US")
  }

  @Test func everyValueOfTheRegionCountsAsRead() {
    let readings: [(EnvironmentValues) -> Void] = [{ _ = $0.locale }, { _ = $0.calendar }, { _ = $0.timeZone }]
    for read in readings {
      let page = page { Text("no date") }
      read(page.host.environment)
      #expect(!page.host.environment.replaceUnreadRegion(by: region("de_AT", "Europe/Vienna")))
    }
  }

  @Test func formattedTextReadsTheRegion() {
    let page = page { ForEach(0..<3, id: \.self) { Text(Double($0), format: .number) } }
    _ = page.texts
    #expect(!page.host.environment.replaceUnreadRegion(by: region("de_AT", "Europe/Vienna")))
  }

  @Test func valuesWithoutARegionAreNotReplaced() {
    #expect(!EnvironmentValues().replaceUnreadRegion(by: region("de_AT", "Europe/Vienna")))
  }
}
