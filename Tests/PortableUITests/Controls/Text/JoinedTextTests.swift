import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct JoinedTextTests {
  @Test func plainTextsAreOneText() {
    let page = TestPage { Text("a") + Text(" b") + Text(verbatim: " c") }
    #expect(page.outline == #"main["a b c"]"#)
  }

  @Test func eachTextKeepsItsLook() throws {
    let page = TestPage {
      (Text("Hello, ") + Text("world").bold().foregroundColor(.red) + Text("!")).font(.title).lineLimit(1)
    }
    #expect(page.outline == #"main[text["Hello, " "world" "!"]]"#)
    let paragraph = try #require(page.host.tree.children.first)
    #expect(paragraph[.class] == "text font-title lines-1")
    #expect(paragraph.children.map { $0[.class] } == ["text", "text bold fg-red", "text"])
  }

  @Test func imagesArePartsOfText() {
    let page = TestPage {
      Text("Press \(Image(systemName: "plus")) to add")
      Text(Image(systemName: "cart")) + Text(" Cart")
    }
    #expect(page.outline == #"main[text["Press " symbol[path] " to add"] text[symbol[path] " Cart"]]"#)
  }

  @Test func styledTextsArePartsOfText() {
    let page = TestPage { Text("It is \(Text("urgent").bold()), \(Text("really"))") }
    #expect(page.outline == #"main[text["It is " "urgent" ", really"]]"#)
  }

  @Test func formattedValuesFollowTheLocale() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let page = TestPage(environment: environment) { Text("Price: \(1234.5, format: .number)") }
    #expect(page.texts == ["Price: 1.234,5"])
  }

  @Test func specifiersFormatNumbers() {
    #expect(TestPage { Text("\(2.0 / 3, specifier: "%.2f") of \(3)") }.texts == ["0.67 of 3"])
  }

  @Test func textChangesBetweenOneAndSeveralRuns() {
    struct Page: View {
      @State private var isBold = false

      var body: some View {
        if isBold { Text("one ") + Text("two").bold() } else { Text("one two") }
        Text("x\(isBold ? Text("y").bold() : Text("z"))")
        Button("Bold") { isBold.toggle() }
      }
    }
    let page = TestPage { Page() }
    #expect(page.texts == ["one two", "xz", "Bold"])
    page.press("Bold")
    #expect(page.texts == ["one ", "two", "x", "y", "Bold"])
    page.press("Bold")
    #expect(page.texts == ["one two", "xz", "Bold"])
  }

  @Test func aParagraphIsOneElementForAssistiveTechnology() {
    let page = TestPage { Text("Hello, ") + Text("world").bold() }
    let texts = PageElement.all(in: page.host.tree).filter { $0.role == .text && !$0.isPartOfName }
    #expect(texts.map(\.name) == ["Hello, world"])
  }

  @Test func aButtonShowsTheRunsOfItsLabel() {
    let page = TestPage {
      Button {
      } label: {
        Text("Add ") + Text("now").italic()
      }
    }
    #expect(page.outline == #"main[button[text["Add " "now"]]]"#)
  }

  @Test func partsOfATextAreRedacted() {
    let page = TestPage {
      (Text("Balance ") + Text("1,024").bold()).privacySensitive().redacted(reason: .privacy)
    }
    #expect(page.texts == ["········", "········"])
  }

  @Test func offsetsMoveText() {
    let page = TestPage { Text("x") + Text("2").baselineOffset(4) }
    #expect(page.node(text: "2")?[.style] == "position:relative;bottom:4px")
  }
}

@MainActor
@Suite struct TextTranslationTests {
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "translations-\(UUID().uuidString)")
    for (language, table) in [
      ("de", "\"Hello, %@!\" = \"Hallo, %@!\";\n\"%lld of %@\" = \"%2$@: %1$lld\";\n\"100%%\" = \"100%% sicher\";"),
      ("en", "\"Hello, %@!\" = \"Hi, %@!\";"),
    ] {
      let project = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try Data(table.utf8).write(to: project.appending(path: "Greetings.strings"))
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  private func texts(in language: String, _ text: Text) -> [String] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: language)
    return TestPage(environment: environment) { text }.texts
  }

  @Test func textIsShownInTheLanguageOfThePerson() {
    let text = Text("Hello, \("Ada")!", tableName: "Greetings", bundle: bundle)
    #expect(texts(in: "de_AT", text) == ["Hallo, Ada!"])
    #expect(texts(in: "en_GB", text) == ["Hi, Ada!"])
  }

  @Test func translationsReorderValues() {
    let text = Text("\(3) of \("apples")", tableName: "Greetings", bundle: bundle, comment: "a count")
    #expect(texts(in: "de", text) == ["apples: 3"])
    #expect(texts(in: "en", text) == ["3 of apples"])
  }

  @Test func textWithoutATranslationIsShownAsWritten() {
    #expect(texts(in: "de", Text("Bye", tableName: "Greetings", bundle: bundle)) == ["Bye"])
    #expect(texts(in: "de", Text("Hello, \("Ada")!", tableName: "Missing", bundle: bundle)) == ["Hello, Ada!"])
    #expect(texts(in: "de", Text("Hello, \("Ada")!", comment: "a greeting")) == ["Hello, Ada!"])
  }
}

@MainActor
@Suite struct TextFittingTests {
  @Test func selectionIsAClass() {
    let page = TestPage {
      Text("a").textSelection(.enabled)
      Text("b").textSelection(.disabled)
    }
    #expect(page.node(text: "a")?[.class] == "text selectable")
    #expect(page.node(text: "b")?[.class] == "text unselectable")
  }

  @Test func featuresWithoutEffectAreReported() {
    UnsupportedFeature.Reports.$current.withValue(UnsupportedFeature.Reports()) {
      let page = TestPage {
        Text("a").truncationMode(.tail).minimumScaleFactor(1).allowsTightening(true)
        Text("b").truncationMode(.middle).minimumScaleFactor(0.5)
      }
      #expect(page.texts == ["a", "b"])
    }
  }
}
