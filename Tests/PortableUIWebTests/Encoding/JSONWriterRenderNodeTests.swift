import PortableUI
import Testing

@testable import PortableUIWeb

struct JSONWriterRenderNodeTests {
  private func written(_ node: RenderNode) -> String {
    var writer = JSONWriter()
    writer.node(node) { _ in }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private let id = NodeID(rawValue: 7)

  @Test func trailingZerosAreOmitted() {
    #expect(written(RenderNode(id: id, tag: .hr)) == #"[7,"hr",{}]"#)
    #expect(written(RenderNode(id: id, tag: .p, text: "a")) == #"[7,"p",{},"a"]"#)
  }

  @Test func precedingZerosAreKept() {
    #expect(written(RenderNode(id: id, tag: .button, events: .click)) == #"[7,"button",{},0,"click"]"#)
    #expect(
      written(RenderNode(id: id, tag: .input, value: FieldValue("a", revision: 2)))
        == #"[7,"input",{},0,0,["a",2]]"#)
  }

  @Test func childrenReplaceText() {
    let children = [
      RenderNode(id: NodeID(rawValue: 8), tag: .li, text: "a"), RenderNode(id: NodeID(rawValue: 9), tag: .li),
    ]
    #expect(written(RenderNode(id: id, tag: .ul, children: children)) == #"[7,"ul",{},[[8,"li",{},"a"],[9,"li",{}]]]"#)
  }

  @Test func eventsAreEncodedByName() {
    #expect(
      written(RenderNode(id: id, tag: .input, events: [.submit, .input])) == #"[7,"input",{},0,"input submit"]"#)
  }

  @Test func unsafeAddressesAreOmitted() {
    let node = RenderNode(
      id: id, tag: .a, attributes: [Attribute(.href, "javascript:alert(1)"), Attribute(.class, "x")])
    #expect(written(node) == #"[7,"a",{"class":"x"}]"#)
  }
}
