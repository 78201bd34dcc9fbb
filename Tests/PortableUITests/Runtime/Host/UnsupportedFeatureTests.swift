import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct UnsupportedFeatureTests {
  /// Returns the kinds of diagnostics of a page, as for the first one in the process.
  private func reports(
    of content: some View, while use: (TestPage) -> Void = { _ in }
  ) -> [Diagnostic.Kind] {
    UnsupportedFeature.Reports.$current.withValue(UnsupportedFeature.Reports()) {
      var kinds: [Diagnostic.Kind] = []
      let host = ViewHost(didDiagnose: { kinds.append($0.kind) }) { content }
      host.close()
      let page = TestPage { content }
      use(page)
      page.host.close()
      return kinds + page.diagnostics.map(\.kind)
    }
  }

  @Test func badgeOutsideATabIsReported() {
    #expect(reports(of: List { Text("row").badge(3) }) == [.unsupported])
    #expect(reports(of: List { Text("row").badge(0) }) == [])
    #expect(reports(of: TabView { List { Text("row").badge(3) }.tabItem { Text("a") } }) == [.unsupported])
  }

  @Test func supportedFeaturesAreNotReported() {
    let tabs = TabView {
      Text("a").badge(3).tabItem { Text("a") }
      Text("b").tabItem { Text("b") }.badge("new")
    }
    #expect(reports(of: tabs) == [])
    #expect(reports(of: TabView { Tab("c", systemImage: "house") { Text("c") }.badge(1) }) == [])
    #expect(reports(of: Text("d").transition(.opacity).animation(.easeIn, value: 1)) == [])
  }
}
