import Testing

@testable import PortableUI

@MainActor
@Suite struct ToolbarTests {
  struct AllPlacements: View {
    var body: some View {
      Text("content").toolbar {
        ToolbarItem(placement: .bottomBar) { Text("bottom") }
        ToolbarItem(placement: .confirmationAction) { Text("confirm") }
        ToolbarItem(placement: .cancellationAction) { Text("cancel") }
        ToolbarItem(placement: .primaryAction) { Text("primary") }
        ToolbarItem(placement: .topBarLeading) { Text("leading") }
        ToolbarItem(placement: .principal) { Text("principal") }
        ToolbarItem { Text("automatic") }
      }
    }
  }

  @Test func finalActionsOfASheetAreAtTheBottom() {
    let page = TestPage { Text("page").sheet(isPresented: .constant(true)) { AllPlacements() } }
    #expect(
      page.outline == """
        main["page" dialog[\
        bar[bar-leading["leading"] bar-principal["principal"] bar-trailing["primary" "automatic"]] \
        dialog-content["content"] \
        bar[bar-leading["bottom"] bar-trailing["cancel" "confirm"]]]]
        """)
  }

  @Test func finalActionsOfAPageAreAtTheTop() {
    let content = """
      bar[bar-leading["cancel" "leading"] bar-principal["principal"] \
      bar-trailing["confirm" "primary" "automatic"]] \
      "content" bar[bar-leading["bottom"]]
      """
    #expect(TestPage { AllPlacements() }.outline == "main[\(content)]")
    #expect(TestPage { NavigationStack { AllPlacements() } }.outline == "main[level[\(content)]]")
  }

  @Test func olderPlacementsEqualTheNewerOnes() {
    #expect(ToolbarItemPlacement.navigationBarLeading.slot == ToolbarItemPlacement.topBarLeading.slot)
    #expect(ToolbarItemPlacement.navigationBarTrailing.slot == ToolbarItemPlacement.topBarTrailing.slot)
  }

  @Test func plainViewsAreItems() {
    let log = Log()
    let page = TestPage {
      Text("content").toolbar {
        Button("Add") { log.note("added") }
        Button("Sort") {}
      }
    }
    #expect(
      page.outline == """
        main[bar[bar-leading bar-principal bar-trailing[button("Add") button("Sort")]] "content"]
        """)
    page.press("Add")
    #expect(log.take() == ["added"])
  }

  @Test func itemsAreUpdatedWithTheirBody() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem { Button("Add to \(count)") { count += 1 }.disabled(count == 2) }
          }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Add to 0")
    page.press("Add to 1")
    #expect(page.press("Add to 2") == .disabled)
  }

  @Test func barExistsWhileItHasItems() {
    struct Page: View {
      @State private var isEditing = false
      @State private var isOther = false
      var body: some View {
        Button("Edit") { isEditing.toggle() }
        Button("Other") { isOther.toggle() }
        NavigationStack {
          Text("content").toolbar {
            if isEditing {
              ToolbarItem { Text("Save") }
            }
            if isOther {
              ToolbarItem(placement: .topBarLeading) { Text("a") }
            } else {
              ToolbarItemGroup(placement: .bottomBar) { Text("b") }
            }
          }
        }
      }
    }
    let page = TestPage { Page() }
    let below = #"bar[bar-leading["b"]]"#
    #expect(page.outline == #"main[button("Edit") button("Other") level["content" \#(below)]]"#)
    page.press("Edit")
    #expect(page.texts == ["Edit", "Other", "Save", "content", "b"])
    page.press("Other")
    #expect(page.texts == ["Edit", "Other", "a", "Save", "content"])
    #expect(!page.outline.contains(below))
    page.press("Edit")
    page.press("Other")
    #expect(page.outline == #"main[button("Edit") button("Other") level["content" \#(below)]]"#)
  }

  @Test func laterItemIsInSourceOrder() {
    struct Page: View {
      @State private var isFirst = false
      @State private var isMiddle = false
      var body: some View {
        NavigationStack {
          VStack {
            if isFirst { Text("inner").toolbar { Text("inner item") } }
            Button("First") { isFirst.toggle() }
            Button("Middle") { isMiddle.toggle() }
          }
          .toolbar {
            ToolbarItem { Text("a") }
            if isMiddle {
              ToolbarItem { Text("b") }
              ToolbarItem { Text("c") }
            }
            ToolbarItem { Text("d") }
          }
        }
      }
    }
    let page = TestPage { Page() }
    func items() -> [String] { Array(page.texts.prefix { !["inner", "First"].contains($0) }) }
    #expect(items() == ["a", "d"])
    page.press("Middle")
    #expect(items() == ["a", "b", "c", "d"])
    page.press("First")
    #expect(items() == ["inner item", "a", "b", "c", "d"])
    page.press("Middle")
    page.press("Middle")
    #expect(items() == ["inner item", "a", "b", "c", "d"])
  }

  @Test func confirmationActionIsProminentUnlessItHasAStyle() {
    let page = TestPage {
      Text("content").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Plain") {}.buttonStyle(.plain) }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
    }
    let looks = page.host.tree.all.filter { $0.tag == .button }.map { $0[.class] }
    #expect(looks == ["button", "button bordered-prominent", "button plain"])
  }

  @Test func outerStyleAppliesToTheConfirmationAction() {
    let page = TestPage {
      Text("content").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
        .buttonStyle(.bordered)
    }
    #expect(page.first(.button)?[.class] == "button bordered")
  }

  @Test func itemCanChangeItsPlacement() {
    struct Page: View {
      @State private var isBelow = false
      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem(placement: isBelow ? .bottomBar : .topBarLeading) { Button("Move") { isBelow.toggle() } }
          }
        }
      }
    }
    let page = TestPage { Page() }
    for texts in [["content", "Move"], ["Move", "content"]] {
      page.press("Move")
      #expect(page.texts == texts)
    }
  }

  @Test func itemsInheritTheEnvironmentOfTheirView() {
    struct Page: View {
      @State private var isLarge = false
      var body: some View {
        NavigationStack {
          Text("content").toolbar { Button("Enlarge") { isLarge = true } }
            .font(isLarge ? .title : .footnote)
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.node(text: "Enlarge")?[.class] == "text font-footnote")
    page.press("Enlarge")
    #expect(page.node(text: "Enlarge")?[.class] == "text font-title")
  }

  @Test func itemIsNotARowOfASurroundingList() {
    let page = TestPage {
      NavigationStack {
        List { Text("row").toolbar { Text("item") } }
      }
    }
    #expect(
      page.outline == #"main[level[bar[bar-leading bar-principal bar-trailing["item"]] list[row["row"]]]]"#)
  }

  @Test func toolbarIsRemovedWithItsView() {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        NavigationStack {
          Text("title").navigationTitle("Title")
          if isShown {
            Text("content").toolbar { Button("Item") {} }
          }
        }
        if isShown {
          NavigationStack { AllPlacements() }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Hide")
    #expect(
      page.outline
        == #"main[button("Hide") level[bar[bar-leading bar-principal[bar-title["Title"]] bar-trailing] "title"]]"#)
    page.host.close()
    #expect(page.host.usage == Usage())
  }
}
