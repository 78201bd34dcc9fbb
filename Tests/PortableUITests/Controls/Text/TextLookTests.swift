import Testing

@testable import PortableUI

@MainActor
@Suite struct TextLookTests {
  private func text<Content: View>(_ content: Content) -> RenderNode? {
    TestPage { content }.node(text: "a")
  }

  @Test func looksOfAViewApplyToTheTextInside() {
    let view = VStack { Text("a") }.fontWeight(.heavy).italic().fontDesign(.serif).monospacedDigit().font(.title)
    #expect(text(view)?[.class] == "text font-title heavy italic serif monospaced-digit")
  }

  @Test func looksOfTheTextItselfTakePrecedence() {
    #expect(text(VStack { Text("a").fontWeight(.light) }.bold())?[.class] == "text light")
    #expect(text(VStack { Text("a").italic(false) }.italic())?[.class] == "text")
    #expect(text(VStack { Text("a").bold(false) }.bold())?[.class] == "text regular")
  }

  @Test func innerLooksTakePrecedence() {
    #expect(text(Group { Text("a") }.lineLimit(3).lineLimit(1))?[.style] == "--lines:3")
    #expect(text(Group { Text("a") }.fontWeight(nil).bold())?[.class] == "text bold")
  }

  @Test func underlinesAndStrikethroughsSetStyles() {
    #expect(text(Text("a").underline())?[.style] == "text-decoration:underline solid")
    #expect(
      text(VStack { Text("a") }.strikethrough(pattern: .dash, color: .red))?[.style]
        == "text-decoration:line-through dashed var(--red)")
    #expect(text(VStack { Text("a").underline(false) }.underline())?[.style] == nil)
    #expect(
      text(Text("a").underline().strikethrough())?[.style]
        == "text-decoration:underline solid;text-decoration-line:underline line-through")
  }

  @Test func lineLimitsSetStyles() {
    #expect(text(Text("a").lineLimit(1))?[.class] == "text lines-1")
    #expect(text(Text("a").lineLimit(nil))?[.class] == "text")
    #expect(text(Text("a").lineLimit(2...4))?[.style] == "--lines:4;min-height:2lh")
    #expect(text(Text("a").lineLimit(2...))?[.style] == "min-height:2lh")
    #expect(text(Text("a").lineLimit(...5))?[.style] == "--lines:5")
    #expect(text(Text("a").lineLimit(3, reservesSpace: true))?[.style] == "--lines:3;min-height:3lh")
    #expect(text(Text("a").lineLimit(-7))?[.class] == "text lines-1")
  }

  @Test func alignmentSpacingAndCaseSetStyles() {
    #expect(text(Text("a").multilineTextAlignment(.center))?[.class] == "text text-center")
    #expect(text(Text("a").kerning(-1.5))?[.style] == "letter-spacing:-1.5px")
    #expect(text(Text("a").lineSpacing(.nan))?[.style] == "line-height:calc(1.25em + 0px)")
    #expect(text(Text("a").textCase(.uppercase))?[.class] == "text uppercase")
    #expect(text(Group { Text("a") }.textCase(nil).textCase(.lowercase))?[.class] == "text cased-as-written")
  }

  @Test func gradientTextIsClippedFromABackground() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let node = text(Text("a").foregroundStyle(style))
    #expect(node?[.class] == "text painted")
    #expect(node?[.style]?.hasPrefix("background-image:linear-gradient(") == true)
    let symbol = TestPage { Image(systemName: "plus").foregroundStyle(style) }.first(.svg)
    #expect(symbol?[.style] == "color:var(--red)")
  }
}
