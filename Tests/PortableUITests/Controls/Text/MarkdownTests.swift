import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct MarkdownTests {
  /// Returns the content of a text as HTML without attributes, except for addresses.
  private func html(_ text: Text, _ environment: EnvironmentValues = EnvironmentValues()) -> String {
    let page = TestPage(environment: environment) { text }
    return page.host.tree.children.first.map(content) ?? ""
  }

  private func content(_ node: RenderNode) -> String { node.text ?? node.children.map(html).joined() }

  private func html(_ node: RenderNode) -> String {
    if node.tag == .span { return content(node) }
    let address = node[.href].map { " \($0)" } ?? ""
    return "<\(node.tag)\(address)>\(content(node))</\(node.tag)>"
  }

  @Test(arguments: [
    // Emphasis
    ("*a* b", "<em>a</em> b"), ("a *b*", "a <em>b</em>"), ("_a_ b", "<em>a</em> b"),
    ("**a** b", "<strong>a</strong> b"),
    ("__a__ b", "<strong>a</strong> b"), ("***a*** b", "<em><strong>a</strong></em> b"),
    ("a*b*c", "a<em>b</em>c"), ("a_b_c", "a_b_c"), ("a__b__c", "a__b__c"), ("snake_case_name", "snake_case_name"),
    ("* a *", "* a *"), ("a * b * c", "a * b * c"), ("2*3*4", "2<em>3</em>4"), ("**a*", "*<em>a</em>"),
    ("*a**", "<em>a</em>*"), ("***a**", "*<strong>a</strong>"), ("**a", "**a"), ("*", "*"), ("**", "**"),
    ("****", "****"),
    ("*a **b** c*", "<em>a <strong>b</strong> c</em>"), ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
    ("***a** b*", "<em><strong>a</strong> b</em>"), ("***a* b**", "<strong><em>a</em> b</strong>"),
    ("*a _b* c_", "<em>a _b</em> c_"), ("**a*b**c*", "<strong>a*b</strong>c*"), ("*(a)*", "<em>(a)</em>"),
    ("a*\"b\"*", "a*\"b\"*"), ("_(a)_b", "_(a)_b"), ("(_a_)", "(<em>a</em>)"), ("*a*!", "<em>a</em>!"),
    ("ä*ö*ü", "ä<em>ö</em>ü"), ("ä_ö_ü", "ä_ö_ü"), ("«*a*»", "«<em>a</em>»"), ("*\u{A0}a*", "*\u{A0}a*"),
    ("*a**b*", "<em>a**b</em>"), ("**a**b**", "<strong>a</strong>b**"),
    // Strikethrough
    ("~~a~~ b", "<del>a</del> b"), ("~a~ b", "<del>a</del> b"), ("~~a~", "~~a~"), ("~~~a~~~", "~~~a~~~"),
    ("~~**a**~~", "<del><strong>a</strong></del>"), ("about ~5 or ~6", "about ~5 or ~6"), ("a ~~ b ~~", "a ~~ b ~~"),
    // Code
    ("`a` b", "<code>a</code> b"), ("``a`b``", "<code>a`b</code>"), ("`` ` ``", "<code>`</code>"),
    ("`  `", "<code>  </code>"),
    ("`a", "`a"), ("``a`", "``a`"), ("`*a*`", "<code>*a*</code>"), ("*a`*`", "*a<code>*</code>"),
    ("`a\\`", "<code>a\\</code>"),
    ("\\`a`", "`a`"), ("`<a>`", "<code><a></code>"),
    // Escapes
    ("\\*a\\*", "*a*"), ("\\a", "\\a"), ("a\\", "a\\"), ("\\\\*a*", "\\<em>a</em>"), ("\\[a](b)", "[a](b)"),
    ("*a\\*", "*a*"),
    ("\\é", "\\é"),
    // Links
    ("[a](https://e.org)", "<a https://e.org>a</a>"), ("[a](/b?c=d#e)", "<a /b?c=d#e>a</a>"),
    ("[a](#b)", "<a #b>a</a>"),
    ("[a](mailto:b@c.de)", "<a mailto:b@c.de>a</a>"), ("[a](tel:123)", "<a tel:123>a</a>"),
    ("[a]( /b )", "<a /b>a</a>"), ("[a](/b \"c\")", "<a /b>a</a>"), ("[a](/b 'c')", "<a /b>a</a>"),
    ("[a](/b (c))", "<a /b>a</a>"),
    ("[a](/b \"c)", "[a](/b \"c)"), ("[a](/b c)", "[a](/b c)"), ("[a](</b>)", "<a /b>a</a>"),
    ("[a](/b(c)d)", "<a /b(c)d>a</a>"),
    ("[a](/b\\)c)", "<a /b)c>a</a>"), ("[a](/b", "[a](/b"), ("[a] (/b)", "[a] (/b)"), ("[a]", "[a]"),
    ("a](b)", "a](b)"),
    ("[**a** b](/c)", "<a /c><strong>a</strong> b</a>"), ("**[a](/b)**", "<strong><a /b>a</a></strong>"),
    ("*[a*](/b)", "*<a /b>a*</a>"), ("[a [b](/c)](/d)", "[a <a /c>b</a>](/d)"), ("[a]()", "a"),
    ("[`]`](/b)", "<a /b><code>]</code></a>"),
    ("[a[b]](/c)", "<a /c>a[b]</a>"), ("![a](/b)", "a"), ("![a [b](/c)](/d)", "a <a /c>b</a>"), ("a!", "a!"),
    ("^[two files](inflect: true) left", "two files left"), ("^[a]", "^[a]"),
    ("<https://e.org/a> b", "<a https://e.org/a>https://e.org/a</a> b"), ("<a@b.de>", "<a mailto:a@b.de>a@b.de</a>"),
    ("a < b > c", "a < b > c"), ("<b>a</b>", "<b>a</b>"), ("a <3", "a <3"),
    // Safety
    ("[a](javascript:alert)", "a"), ("[a](JavaScript:alert)", "a"), ("[a](data:text/html,b)", "a"),
    ("[a](vbscript:b)", "a"),
    ("[a](<java script:b>)", "a"), ("<javascript:alert>", "javascript:alert"),
    ("[a](file:///b)", "a"),
    // Everything else stays
    ("# a", "# a"), ("- a", "- a"), ("a\n\n b", "a\n\n b"), ("a  \n*b*", "a  \n<em>b</em>"),
    ("&amp; *a*", "&amp; <em>a</em>"), ("*a*\u{0}", "<em>a</em>\u{0}"),
  ])
  func inlineSyntaxIsShown(markdown: String, expected: String) {
    #expect(html(Text(LocalizedStringKey(markdown))) == expected)
  }

  @Test(arguments: ["*a*", "[a](/b)", "`c`", "\\*"])
  func stringsAreNotParsed(string: String) {
    #expect(html(Text(verbatim: string)) == string)
    #expect(html(Text(string)) == string)
    #expect(String(localized: String.LocalizationValue(string)) == string)
  }

  @Test func textWithoutMarkupHasOneElement() {
    let page = TestPage { Text("Fish & chips, 50 % (new)!") }
    #expect(page.host.tree.children.map(\.children.count) == [0])
    #expect(page.node(text: "Fish & chips, 50 % (new)!")?.tag == .span)
  }

  @Test func valuesAreNotParsed() {
    let (name, number) = ("*Emma* [x](y)", 3)
    #expect(html(Text("**\(name)** has \(number) _books_")) == "<strong>*Emma* [x](y)</strong> has 3 <em>books</em>")
    #expect(html(Text("\(name)")) == name)
    #expect(html(Text("`\(name)`")) == "<code>*Emma* [x](y)</code>")
    #expect(html(Text("**\(name)**b")) == "<strong>*Emma* [x](y)</strong>b")
    #expect(html(Text("*a* \(Text(verbatim: "*b*")) \(Text("*c*"))")) == "<em>a</em> *b* <em>c</em>")
  }

  @Test(arguments: [
    ("/a", "<a /a>x</a>"), ("javascript:alert(1)", "x"), (" javascript:alert(1)", nil), ("java\nscript:alert(1)", nil),
    ("https://e.org/a b", "<a https://e.org/a%20b>x</a>"),
  ])
  func valuesCanBePartsOfAddresses(address: String, expected: String?) {
    let shown = html(Text("[x](\(address))"))
    if let expected {
      #expect(shown == expected)
    } else {
      #expect(!shown.contains("javascript:") && !shown.contains("<a \n"))
    }
    #expect(
      html(Text("[\(address)](/books/\(7)) `\(3)` <https://e.org/\(8)>")).hasSuffix(
        "<a https://e.org/8>https://e.org/8</a>"))
  }

  @Test func joinedTextsKeepTheirMarkup() {
    #expect(html(Text("*a*") + Text(verbatim: "*b*") + Text("c")) == "<em>a</em>*b*c")
    #expect(html(Text("*a*").bold()) == "<em>a</em>")
  }

  @Test func labelsOfControlsAreParsed() {
    let page = TestPage {
      Button("Save **all**") {}
      Toggle("Show *old*", isOn: .constant(true))
      Text("x").accessibilityLabel("Very **old**").navigationTitle("The **title**")
      TextField("Your *name*", text: .constant(""))
    }
    #expect(page.first(.button).map(content) == "Save <strong>all</strong>")
    #expect(page.first(.em)?.text == "old")
    #expect(page.node(text: "x")?[.ariaLabel] == "Very old")
    #expect(!page.host.tree.all.contains { $0[.placeholder]?.contains("*") == true })
  }

  @Test func linkInsideAControlIsAText() {
    let page = TestPage {
      Button("Read [more](/b)") {}
      Link("Read [all](/c)", destination: URL(string: "/d")!)
    }
    #expect(page.host.tree.all.filter { $0.tag == .a }.map { $0[.href] } == ["/d"])
    #expect(page.texts.contains("more") && page.texts.contains("all"))
  }

  @Test func disabledLinkHasNoAddress() {
    let page = TestPage { Text("[a](/b)").disabled(true) }
    #expect(page.first(.a)?[.href] == nil)
  }

  @Test func linkCallsTheActionOfTheEnvironment() throws {
    var opened: [String] = []
    let page = TestPage {
      Text("[a](/b)").environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
    }
    let link = try #require(page.first(.a))
    #expect(link.events == .click)
    page.host.dispatch(Event(link.id, .click))
    #expect(opened == ["/b"])
    #expect(TestPage { Text("[a](/b)") }.first(.a)?.events == [])
  }

  private struct Changing: View {
    @State private var step = 0
    private let keys: [LocalizedStringKey] = ["plain", "*a* b", "**a** b", "[a](/b)", "[c](/d)", "plain again"]
    var body: some View {
      Text(keys[step])
      Button("Next") { step += 1 }
    }
  }

  @Test func textFollowsItsKey() {
    let page = TestPage { Changing() }
    var shown: [String] = []
    for step in 0..<6 {
      if step > 0 { page.press("Next") }
      shown.append(page.host.tree.children.first.map(content) ?? "")
    }
    #expect(
      shown == ["plain", "<em>a</em> b", "<strong>a</strong> b", "<a /b>a</a>", "<a /d>c</a>", "plain again"])
  }

  // MARK: Limits

  @Test(arguments: [
    "*a ", "**a ", "*a_b ", "_a*", "[", "[a](", "[a](b", "![", "![a", "[a](/b) ", "^[a](", "`", "`a", "a`b``", "~~a ",
    "<a", "<a:b", "\\",
    "*a** ", "a**b* ", "[a](<b", "[a](/b \"", "](", "[a](((((",
  ])
  func timeIsLinear(piece: String) {
    func time(_ count: Int) -> Duration {
      var source = MarkdownSource()
      source.add(String(repeating: piece, count: count)[...])
      let start = processorTime()
      _ = MarkdownScanner.tokens(of: source)
      return processorTime() - start
    }
    let (short, long) = (time(50), time(1600))
    // A quadratic time would be 1,024 times as long.
    #expect(long < short * 300 + .milliseconds(200), "\(short) for 50, \(long) for 1,600")
  }

  /// The time for which the processor has worked for this thread, which does not depend on what else the machine does.
  private func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  @Test func styleInsideManyOthersIsShown() {
    let text = String(repeating: "*a ", count: 2000) + "b" + String(repeating: " c*", count: 2000)
    #expect(Text(LocalizedStringKey(text)).string(in: EnvironmentValues()) == text.replacing("*", with: ""))
    let page = TestPage { Text(LocalizedStringKey(text)) }
    #expect(page.host.tree.all.count { $0.tag == .em } == MarkdownText.depthLimit)
  }

  @Test(arguments: 1...8)
  func everyTextIsShownCompletely(seed: UInt64) {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = [
      "*", "**", "_", "~~", "`", "``", "[", "](", ")", "![", "^[", "\\", "<", ">", " ", "é", "b", "/c", ":", "@", "\"",
      "\u{FF}",
    ]
    for _ in 0..<500 {
      var source = MarkdownSource()
      var letters = 0
      for _ in 0..<random(24) {
        let piece = random(pieces.count + 1)
        if piece == pieces.count { source.add(.text(Text(verbatim: "v"))) } else { source.add(pieces[piece][...]) }
      }
      for case .text(let range) in MarkdownScanner.tokens(of: source).map(\.kind) {
        let bytes = source.bytes[range].filter { $0 != MarkdownSource.value }
        #expect(Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes, "No character is divided.")
        letters += range.count
      }
      #expect(letters <= source.bytes.count)
      let shown = MarkdownText(source).shown(in: EnvironmentValues()).string(in: EnvironmentValues())
      let values = source.bytes.count { $0 == MarkdownSource.value }
      #expect(shown.count { $0 == "v" } <= values)
    }
  }
}
