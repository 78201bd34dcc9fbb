import PortableUI
import Testing

@testable import PortableUIWeb

struct HTMLWriterTests {
  private func written(_ node: RenderNode) -> String {
    var writer = HTMLWriter()
    var styles = StyleClasses()
    writer.node(node, styles: &styles) { _ in }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func node(
    _ tag: PortableUI.Tag, _ attributes: [Attribute] = [], text: String? = nil, value: FieldValue? = nil,
    events: EventKinds = [], children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      id: NodeID(rawValue: 7), tag: tag, attributes: attributes, text: text, value: value, events: events,
      children: children)
  }

  private let attack = #"</p><script>alert('1')</script>&"# + "\0"
  private let escaped = "&lt;/p&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;\u{FFFD}"

  @Test func textIsEscaped() {
    #expect(written(node(.p, text: attack)) == #"<p data-n="7">\#(escaped)</p>"#)
  }

  @Test func attributesAreEscaped() {
    let html = written(node(.p, [Attribute(.title, "\" onclick=\"" + attack)]))
    #expect(html == #"<p title="&quot; onclick=&quot;\#(escaped)" data-n="7"></p>"#)
  }

  @Test func fieldValuesAreEscaped() {
    let html = written(node(.input, value: FieldValue("\"" + attack, revision: 3), events: [.input, .submit]))
    #expect(html == #"<input value="&quot;\#(escaped)" data-n="7" data-on="input submit" data-rev="3">"#)
    #expect(
      written(node(.textarea, value: FieldValue("\n</textarea>")))
        == "<textarea data-n=\"7\" data-rev=\"0\">\n\n&lt;/textarea&gt;</textarea>")
  }

  @Test func switchThatIsOnIsChecked() {
    let type = Attribute(.type, "checkbox")
    #expect(
      written(node(.input, [type], value: FieldValue("on"), events: .input))
        == #"<input type="checkbox" checked="" data-n="7" data-on="input" data-rev="0">"#)
    #expect(
      written(node(.input, [type], value: FieldValue("off"), events: .input))
        == #"<input type="checkbox" data-n="7" data-on="input" data-rev="0">"#)
  }

  @Test func flagsAreWritten() {
    #expect(written(node(.button, [Attribute(.disabled, "")])) == #"<button disabled="" data-n="7"></button>"#)
  }

  @Test func voidElementsHaveNoClosingTag() {
    #expect(written(node(.hr)) == #"<hr data-n="7">"#)
    #expect(written(node(.svg, children: [node(.path)])) == #"<svg data-n="7"><path data-n="7"></path></svg>"#)
  }

  @Test func dialogIsInitiallyOpen() {
    #expect(
      written(node(.dialog, [Attribute(.role, "alertdialog")], text: "a", events: .dismiss))
        == #"<dialog role="alertdialog" data-n="7" data-on="dismiss" open="">a</dialog>"#)
  }

  @Test func selectedOptionIsMarked() {
    let options = ["a", "b"].map { node(.option, [Attribute(.value, $0)], text: "Option \($0)") }
    #expect(
      written(node(.select, value: FieldValue("b", revision: 1), children: options)) == """
        <select data-n="7" data-rev="1"><option value="a" data-n="7">Option a</option>\
        <option value="b" selected="" data-n="7">Option b</option></select>
        """)
  }

  @Test func styleAttributesBecomeClasses() {
    let children = [
      node(.p, [Attribute(.style, "color:red"), Attribute(.class, "x")]), node(.p, [Attribute(.style, "color:red")]),
    ]
    #expect(
      written(node(.div, [Attribute(.style, "gap:4px")], children: children))
        == #"<div class="s1" data-n="7"><p class="x s2" data-n="7"></p><p class="s2" data-n="7"></p></div>"#)
  }

  @Test func addressesThatRunCodeAreOmitted() {
    #expect(written(node(.a, [Attribute(.href, " java\nscript:alert(1)")])) == #"<a data-n="7"></a>"#)
    #expect(written(node(.image, [Attribute(.src, "javascript:alert(1)")])) == #"<img data-n="7">"#)
  }

  @Test func elementsThatShareAttributesHaveTheirOwnTagsValuesAndChoices() {
    let shared = [Attribute(.class, "x")]
    let fields = ["a", "b"].map { node(.input, shared, value: FieldValue($0)) }
    #expect(
      written(node(.div, shared, children: fields + [node(.p, shared), node(.p, shared)]))
        == #"<div class="x" data-n="7"><input class="x" value="a" data-n="7" data-rev="0">"#
        + #"<input class="x" value="b" data-n="7" data-rev="0"><p class="x" data-n="7"></p>"#
        + #"<p class="x" data-n="7"></p></div>"#)
    let options = ["a", "b", "b"].map { node(.option, shared, text: $0) }
    let html = written(node(.select, value: FieldValue("b"), children: options))
    #expect(html.split(separator: "<option").map { $0.contains("selected") } == [false, false, true, true])
  }

  @Test func eachRefusedAddressIsReported() {
    let shared = [Attribute(.href, "javascript:alert(1)")]
    var writer = HTMLWriter()
    var styles = StyleClasses()
    var count = 0
    writer.node(node(.div, children: [node(.a, shared), node(.a, shared)]), styles: &styles) { _ in count += 1 }
    #expect(count == 2)
  }
}
