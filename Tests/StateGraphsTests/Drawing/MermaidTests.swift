import StateGraphs
import Testing

struct MermaidTests {
  @Test func statesAndEdgesAreListed() {
    #expect(
      StateGraph(
        states: [.init("off", isInitial: true), .init("on"), .init("lost", isDeclared: true)],
        edges: [.init(from: "off", to: "on", action: "toggle")]
      ).mermaid(.init(current: "on", visited: ["off", "on"])) == """
        stateDiagram-v2
          state "off" as s0
          state "on" as s1
          state "lost" as s2
          [*] --> s0
          s0 --> s1: toggle
          classDef unreached stroke-dasharray: 4 3
          class s2 unreached
          classDef visited stroke-width: 2.5px
          class s0,s1 visited
          classDef current fill: #0a5bd3, color: #fff
          class s1 current

        """)
  }

  /// Mermaid draws only the last of several loops of a state.
  @Test func edgesBetweenTheSameStatesShareAnArrow() {
    let lines = StateGraph(
      states: [.init("a", isInitial: true)],
      edges: [
        .init(from: "a", to: "a", action: "tap"), .init(from: "a", to: "a", action: "type"),
        .init(from: "a", to: "a", action: "wait", hasEffect: false), .init(from: "a", to: "b", action: "go"),
      ]
    ).mermaid().split(separator: "\n")
    #expect(lines.suffix(2) == ["  s0 --> s0: tap<br/>type", "  s0 --> s1: go"])
  }

  @Test(arguments: [
    ("tap \"Save\"", "tap #34;Save#34;"), ("#1: a;", "#35;1#58; a#59;"), ("<b>&", "#60;b#62;#38;"),
    ("c\\d `e`", "c#92;d #96;e#96;"), ("%%{a}", "#37;#37;#123;a#125;"), ("a\nb\r", "a#10;b#13;"),
    ("*a* __b__ $$c$$", "#42;a#42; #95;#95;b#95;#95; #36;#36;c#36;#36;"), ("[*] (end) ü·日", "[#42;] (end) ü·日"),
    ("turn direction LR", "turn direction#32;LR"), ("Direction\t tb", "Direction#32; tb"),
    ("a\tb\u{7}", "a\tb\u{FFFD}"),
    ("", "#160;"), (" ", "#160;"), ("\"\u{301}", "#34;\u{301}"),
  ])
  func specialCharactersAreEscaped(text: String, written: String) {
    let lines = StateGraph(
      states: [.init(text, isInitial: true)], edges: [.init(from: text, to: "b", action: text)]
    ).mermaid().split(separator: "\n")
    #expect(lines[1] == "  state \"\(written)\" as s0")
    #expect(lines.last == "  s0 --> s1: \(written)")
  }
}
