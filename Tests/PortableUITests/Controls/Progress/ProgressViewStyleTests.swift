import Testing

@testable import PortableUI

@MainActor
@Suite struct ProgressViewStyleTests {
  @Test func builtInStylesAreClasses() {
    let page = TestPage {
      ProgressView(value: 0.5).progressViewStyle(.circular)
      ProgressView().progressViewStyle(.linear)
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      ProgressView().progressViewStyle(.automatic)
    }
    let indicators = page.host.tree.all.filter { $0[.role] == "progressbar" }
    #expect(
      indicators.map { $0[.class] } == [
        "progress circular determinate", "progress linear", "progress circular", "progress",
      ])
    #expect(indicators[0][.style] == "--fraction:50%")
    #expect(indicators[2][.style] == "--accent:var(--red)")
  }

  @Test func labelsNameTheIndicator() {
    let page = TestPage {
      ProgressView(value: 1, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("1 of 4")
      }
      ProgressView { Label("Waiting", systemImage: "clock") }
    }
    let indicators = page.host.tree.all.filter { $0[.role] == "progressbar" }
    #expect(indicators.map { $0[.ariaLabel] } == ["Copying", "In progress"])
    #expect(indicators[0][.ariaValueNow] == "25")
    #expect(page.texts == ["Copying", "1 of 4", "Waiting"])
  }

  @Test func aStyleReplacesTheView() {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        ProgressView(configuration)
      }
    }
    let page = TestPage { ProgressView("Copying", value: 0.25).progressViewStyle(Percent()) }
    #expect(page.texts == ["Copying", "25 %", "Copying"])
  }
}
