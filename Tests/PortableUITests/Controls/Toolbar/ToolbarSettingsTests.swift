import Testing

@testable import PortableUI

@MainActor
@Suite struct ToolbarSettingsTests {
  private struct Levels: View {
    @State private var isHidden = true

    var body: some View {
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .toolbar { Button("Item") {} }
          .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
        Button("Switch") { isHidden.toggle() }
      }
    }
  }

  @Test func aViewHidesTheBarOfItsLevel() {
    let page = TestPage { Levels() }
    #expect(page.texts == ["content", "Switch"])
    page.press("Switch")
    #expect(page.texts.contains("Title") && page.texts.contains("Item"))
    page.press("Switch")
    #expect(page.texts == ["content", "Switch"])
  }

  @Test func olderNamesHideTheBar() {
    let page = TestPage { NavigationStack { Text("a").navigationTitle("T").navigationBarHidden(true) } }
    #expect(page.texts == ["a"])
  }

  @Test func theTitleCanBeRemoved() {
    let page = TestPage { NavigationStack { Text("a").navigationTitle("T").toolbar(removing: .title) } }
    #expect(!page.texts.contains("T"))
  }

  @Test func aViewHidesTheTabBarWhileItIsShown() {
    struct Tabs: View {
      @State private var tab = 0

      var body: some View {
        TabView(selection: $tab) {
          Button("Go") { tab = 1 }.tabItem { Text("One") }.tag(0)
          Button("Back") { tab = 0 }.toolbar(.hidden, for: .tabBar).tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let page = TestPage { Tabs() }
    func barIsHidden() -> Bool { page.host.tree.all.first { $0[.role] == "tablist" }?[.hidden] != nil }
    #expect(!barIsHidden())
    page.press("Go")
    #expect(barIsHidden())
    page.press("Back")
    #expect(!barIsHidden())
  }

  @Test func customizableItemsAreShown() {
    let page = TestPage {
      NavigationStack {
        Text("a").toolbar(id: "main") {
          ToolbarItem(id: "one", placement: .secondaryAction) { Button("One") {} }
          ToolbarItem(id: "two", placement: .keyboard) { Button("Two") {} }
        }
      }
    }
    #expect(page.texts.contains("One") && page.texts.contains("Two"))
  }

  @Test func aPresentedViewDismissesItselfWithItsMode() {
    struct Child: View {
      @Environment(\.presentationMode) private var mode

      var body: some View {
        Button(mode.wrappedValue.isPresented ? "Close" : "root") { mode.wrappedValue.dismiss() }
      }
    }
    struct Page: View {
      @State private var isShown = true

      var body: some View { Child().sheet(isPresented: $isShown) { Child() } }
    }
    let page = TestPage { Page() }
    #expect(page.dialogs.count == 1)
    page.press("Close")
    #expect(page.dialogs.isEmpty)
  }
}
