import Observation
import Testing

@testable import PortableUI

@MainActor
@Suite struct EnvironmentObjectsTests {
  @Observable
  final class Account {
    var name: String
    init(name: String) { self.name = name }
  }

  private struct Reader: View {
    @Environment(Account.self) private var account
    var body: some View {
      @Bindable var account = account
      Text(account.name)
      TextField("Name", text: $account.name)
    }
  }

  private struct Asking: View {
    @Environment(Account.self) private var account: Account?
    var body: some View { Text(account?.name ?? "nobody") }
  }

  @Test func objectIsFoundByItsTypeAndObserved() {
    let account = Account(name: "Ada")
    let page = TestPage { Reader().environment(account) }
    #expect(page.texts.first == "Ada")
    account.name = "Bo"
    page.host.flush()
    #expect(page.texts.first == "Bo")
    page.type("Cy")
    #expect(account.name == "Cy")
  }

  @Test func missingOptionalObjectIsNil() {
    let page = TestPage {
      Asking()
      Asking().environment(Account(name: "Ada"))
      VStack { Asking().environment(nil as Account?) }.environment(Account(name: "Bo"))
    }
    #expect(page.texts == ["nobody", "Ada", "nobody"])
    #expect(page.diagnostics == [])
  }

  @Test func viewIsRemovedAndRestoredWithItsRequiredObject() {
    struct Page: View {
      let account: Account
      @State private var isSignedIn = true
      var body: some View {
        Text("before")
        Reader().environment(isSignedIn ? account : nil)
        Text("after")
        Button("Toggle") { isSignedIn.toggle() }
      }
    }
    let page = TestPage { Page(account: Account(name: "Ada")) }
    page.press("Toggle")
    #expect(page.texts == ["before", "after", "Toggle"])
    #expect(page.diagnostics.map(\.kind) == [.missingEnvironmentObject])
    page.press("Toggle")
    #expect(page.texts == ["before", "Ada", "Name", "after", "Toggle"])
  }

  @Test func environmentValuesReturnTheObject() {
    var values = EnvironmentValues()
    #expect(values[Account.self] == nil)
    values[Account.self] = Account(name: "Ada")
    #expect(values[Account.self]?.name == "Ada")
  }

  @Test func transformChangesInheritedValues() {
    let page = TestPage {
      Button("a") {}.transformEnvironment(\.isEnabled) { $0.toggle() }
    }
    #expect(page.press("a") == .disabled)
  }
}
