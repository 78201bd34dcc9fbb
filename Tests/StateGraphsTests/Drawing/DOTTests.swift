import StateGraphs
import Testing

struct DOTTests {
  @Test func statesAndArrowsAreListed() {
    let edges: [StateGraph.Edge] = [
      .init(from: "off", to: "on", action: "tap"), .init(from: "off", to: "on", action: "wait"),
      .init(from: "on", to: "on", action: "tap", hasEffect: false),
    ]
    let graph = StateGraph(
      states: [.init("off", isInitial: true), .init("on"), .init("lost", isDeclared: true)], edges: edges)
    #expect(
      graph.dot(.init(current: "on", visited: ["off"], taken: [edges[1]])) == """
        digraph states {
          graph [fontname="sans-serif"]
          node [shape=box style="rounded,filled" fillcolor=white fontname="sans-serif"]
          edge [fontname="sans-serif" fontsize=11]
          begin [shape=point width=0.12 fillcolor=black]
          s0 [label="off" penwidth=2.5]
          s1 [label="on" fillcolor="#0a5bd3" fontcolor=white]
          s2 [label="lost" style="rounded,dashed"]
          begin -> s0
          s0 -> s1 [label="tap\\nwait" penwidth=2.5]
        }

        """)
  }

  @Test func graphWithoutInitialStateHasNoEntry() {
    #expect(!StateGraph(states: [.init("a")], edges: []).dot().contains("begin"))
  }

  @Test(arguments: [
    ("tap \"Save\"", #"tap \"Save\""#), ("c\\N\\", #"c\\N\\"#), ("a&lt;b", "a&amp;lt;b"), ("a\r\n\tb", "a   b"),
    ("\"\u{301}", "\\\"\u{301}"), ("\u{7}", "\u{FFFD}"), ("<b> %3 #1: end;", "<b> %3 #1: end;"), ("", ""),
  ])
  func specialCharactersAreEscaped(text: String, written: String) {
    let dot = StateGraph(
      states: [.init(text, isInitial: true)], edges: [.init(from: text, to: "b", action: text)]
    ).dot()
    #expect(dot.contains("  s0 [label=\"\(written)\"]\n"))
    #expect(dot.contains("  s0 -> s1 [label=\"\(written)\"]\n"))
  }
}
