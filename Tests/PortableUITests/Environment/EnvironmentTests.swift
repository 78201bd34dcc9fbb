import Foundation
import Testing

@testable import PortableUI

private enum MarkKey: EnvironmentKey { static var defaultValue: String { "default" } }
private enum OpaqueKey: EnvironmentKey { static var defaultValue: @Sendable () -> String { { "default" } } }

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
  fileprivate var opaque: @Sendable () -> String {
    get { self[OpaqueKey.self] }
    set { self[OpaqueKey.self] = newValue }
  }
}

@MainActor
@Suite struct EnvironmentTests {
  private struct Reader: View {
    let log: Log
    @Environment(\.mark) private var mark
    var body: some View {
      let _ = log.note(mark)
      Text(mark)
    }
  }

  @Test func pageContinuesAfterAllValuesAreReplacedByDefaults() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count: \(count)") { count += 1 } }
    }
    let page = TestPage { Counter().environment(\.self, EnvironmentValues()) }
    page.press("Count: 0")
    #expect(page.texts == ["Count: 1"])
  }

  private struct Bystander: View {
    let log: Log
    var body: some View {
      let _ = log.note("bystander")
      Text("bystander")
    }
  }

  private struct OtherReader: View {
    let log: Log
    @Environment(\.locale) private var locale
    var body: some View {
      let _ = log.note("locale")
      Text(locale.identifier)
    }
  }

  private struct Page: View {
    let log: Log
    @State private var mark = "a"
    @State private var other = 0
    var body: some View {
      VStack {
        Reader(log: log)
        Bystander(log: log)
        OtherReader(log: log)
      }
      .environment(\.mark, mark)
      Button("Mark") { mark += "'" }
      Button("Other \(other)") { other += 1 }
    }
  }

  @Test func innermostValueIsInheritedAndOthersHaveTheirDefaults() {
    let log = Log()
    let page = TestPage {
      Reader(log: log)
      VStack {
        Reader(log: log)
        Group { Reader(log: log) }.environment(\.mark, "inner")
      }
      .environment(\.mark, "outer")
    }
    #expect(page.texts == ["default", "outer", "inner"])
  }

  @Test func environmentOfTheHostIsTheOutermost() {
    var values = EnvironmentValues()
    values.mark = "host"
    values.locale = Locale(identifier: "de_AT")
    let page = TestPage(environment: values) {
      Reader(log: Log())
      OtherReader(log: Log())
    }
    #expect(page.texts == ["host", "de_AT"])
  }

  @Test func changeRendersOnlyReadersOfTheValue() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(log.take() == ["a", "bystander", "locale"])
    page.press("Mark")
    #expect(log.take() == ["a'"])
    #expect(page.texts.first == "a'")
  }

  @Test func equalValueRendersNothing() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    _ = log.take()
    page.press("Other 0")
    #expect(log.take() == [])
  }

  @Test func incomparableValueAlwaysUpdatesReaders() {
    struct Reader: View {
      @Environment(\.opaque) private var opaque
      var body: some View { Text(opaque()) }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        let count = count
        Reader().environment(\.opaque) { "\(count)" }
        Button("More") { self.count += 1 }
      }
    }
    let page = TestPage { Page() }
    page.press("More")
    #expect(page.texts.first == "1")
  }

  @Test func laterViewInheritsTheCurrentValues() {
    struct Page: View {
      @State private var mark = "a"
      @State private var isShown = false
      var body: some View {
        VStack { Late(isShown: $isShown) }.environment(\.mark, mark)
        Button("Mark") { mark = "b" }
      }
    }
    struct Late: View {
      @Binding var isShown: Bool
      var body: some View {
        if isShown { Reader(log: Log()) }
        Button("Show") { isShown = true }
      }
    }
    let page = TestPage { Page() }
    page.press("Mark")
    page.press("Show")
    #expect(page.texts.first == "b")
  }

  @Test func innerEnabledDoesNotOverrideOuterDisabled() {
    struct Page: View {
      @State private var isDisabled = true
      var body: some View {
        VStack { Button("Inside") {}.disabled(false) }.disabled(isDisabled)
        Button("Toggle") { isDisabled.toggle() }
      }
    }
    let page = TestPage { Page() }
    #expect(page.press("Inside") == .disabled)
    page.press("Toggle")
    #expect(page.press("Inside") == .handled)
    page.press("Toggle")
    #expect(page.press("Inside") == .disabled)
  }

  @Test func changedEnvironmentOfTheHostRendersItsReaders() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    _ = log.take()
    page.host.environment.locale = Locale(identifier: "de_AT")
    #expect(log.take() == ["locale"])
    #expect(page.takeOps().count == 1)
    #expect(page.texts.contains("de_AT"))
    page.host.environment.mark = "host"
    #expect(log.take() == [], "the value further in is what the reader sees")
    page.host.environment.locale = Locale(identifier: "de_AT")
    #expect(log.take() == [])
  }

  @Test func changingTheEnvironmentOfAClosedHostHasNoEffect() {
    let page = TestPage { OtherReader(log: Log()) }
    page.host.close()
    page.host.environment.locale = Locale(identifier: "de_AT")
    #expect(page.host.usage == Usage())
  }

  @Test func defaultIsReadOutsideAPage() {
    #expect(Environment(\.mark).wrappedValue == "default")
  }
}
