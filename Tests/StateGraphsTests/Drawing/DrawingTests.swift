import Foundation
import StateGraphs
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct DrawingTests {
  private let nasty = StateGraph(
    states: [.init("a\"<b>&", isInitial: true), .init("c\\d: e;", isDeclared: true), .init("\u{7}\u{FFFE}")],
    edges: [.init(from: "a\"<b>&", to: "c\\d: e;", action: "tap \"<script>\" & 'go'\n#1")])

  @Test func svgIsWellFormedAndHasATitleAndDescription() throws {
    for graph in [nasty, .profile] + StateGraphLayoutTests.samples.prefix(4) {
      let reader = Reader()
      let parser = XMLParser(data: Data(graph.svg(title: "A & B", .init(current: graph.states[0].name)).utf8))
      parser.delegate = reader
      #expect(parser.parse())
      #expect(reader.texts["title"]?.first == "A & B")
      #expect(
        reader.texts["desc"]?.first
          == graph.words.replacing("\n", with: " ").replacing(/[\u{7}\u{FFFE}]/, with: "\u{FFFD}"))
      #expect(reader.styleAttributes == 0)
      #expect(reader.classes.contains("state current"))
    }
  }

  @Test func visitedStatesAndTakenEdgesAreHighlighted() {
    let svg = StateGraph.profile.svg(
      title: "Profile",
      .init(current: "loading", visited: ["loading", "initialized"], taken: [StateGraph.profile.edges[0]]))
    #expect(svg.contains("<g class=\"state visited current\"><title>loading</title>"))
    #expect(svg.contains("<g class=\"state visited\"><title>initialized</title>"))
    #expect(svg.contains("<g class=\"path taken\"><title>initialized → loading: appear</title>"))
  }

  @Test func descriptionIsInSentences() {
    #expect(
      StateGraph.profile.words == """
        Begins in initialized. In initialized: appear leads to loading. \
        In loading: load fails leads to loadingError; load succeeds leads to loaded. \
        In loadingError: tap "Retry" leads to loading. \
        In loaded: tap "Refresh" leads to loading; type "Grace" into "Username" stays.
        """)
  }

  @Test func descriptionIncludesDeclaredStatesThatAreNeverProduced() {
    let graph = StateGraph(
      states: [.init("a", isDeclared: true, isInitial: true), .init("b", isDeclared: true)], edges: [])
    #expect(graph.words == "Begins in a. In a nothing leads on. b is declared, and never produced.")
  }

  @Test func unreachableStateIsDrawnDifferently() {
    let svg = StateGraph(states: [.init("a", isInitial: true), .init("b")], edges: []).svg(title: "")
    #expect(svg.contains("<g class=\"state\"><title>a</title>"))
    #expect(svg.contains("<g class=\"state unreached\"><title>b</title>"))
  }

  @Test func colorsHaveSufficientContrast() throws {
    let svg = StateGraph.profile.svg(title: "")
    var palettes: [[String: Double]] = []
    for block in svg.matches(of: /svg \{([^}]*)\}/) {
      palettes.append(
        Dictionary(
          uniqueKeysWithValues: block.1.matches(of: /--([a-z-]+): #([0-9a-f]{6})/).map {
            (String($0.1), luminance(UInt32($0.2, radix: 16)!))
          }))
    }
    try #require(palettes.count == 2)
    for palette in palettes {
      for (front, back, least) in [
        ("text", "ground", 4.5), ("text", "box", 4.5), ("on-accent", "accent", 4.5), ("line", "ground", 3),
        ("accent", "ground", 3),
      ] {
        let (one, other) = (try #require(palette[front]), try #require(palette[back]))
        #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= least, "\(front) on \(back)")
      }
    }
  }

  private func luminance(_ colour: UInt32) -> Double {
    let parts = [colour >> 16, colour >> 8, colour].map { part in
      let value = Double(part & 255) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

private final class Reader: NSObject, XMLParserDelegate {
  var texts: [String: [String]] = [:]
  var classes: Set<String> = []
  var styleAttributes = 0
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    text = ""
    if let kind = attributeDict["class"] { classes.insert(kind) }
    if attributeDict["style"] != nil { styleAttributes += 1 }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    texts[elementName, default: []].append(text)
    text = ""
  }
}
