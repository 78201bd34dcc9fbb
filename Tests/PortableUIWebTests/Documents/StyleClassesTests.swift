import Testing

@testable import PortableUIWeb

struct StyleClassesTests {
  @Test func equalDeclarationsShareAClass() {
    var styles = StyleClasses()
    #expect(styles.name(for: "gap:4px") == "s1")
    #expect(styles.name(for: "color:red;gap:4px") == "s2")
    #expect(styles.name(for: "gap:4px") == "s1")
    #expect(styles.css == ".s1{gap:4px}.s2{color:red;gap:4px}")
  }

  @Test(arguments: [
    "color:red}body{display:none", "</style><script>", "a:b;@import x", "a:'b", "a:\"b", "a:url(x", "a:b)", "a:/*b",
    "a:\\7d", "a:'\n'", "a:b\u{7F}",
  ])
  func declarationsThatEndTheirRuleAreRejected(declarations: String) {
    var styles = StyleClasses()
    #expect(styles.name(for: declarations) == nil)
    #expect(styles.css.isEmpty)
  }

  @Test(arguments: ["font:1rem 'A (b', sans-serif", "width:calc((1px + 2px) * 3)", "background:url(\"/a.png\")"])
  func balancedQuotesAndParenthesesAreAccepted(declarations: String) {
    #expect(StyleClasses.isContained(declarations))
  }
}
