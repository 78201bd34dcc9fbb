@testable import PortableUI
import Testing

@testable import PortableUIWeb

struct JSONWriterOpTests {
  private func written(_ op: Op) -> String {
    var writer = JSONWriter()
    writer.op(op) { _ in }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private let node = NodeID(rawValue: 7)
  private let other = NodeID(rawValue: 9)

  @Test func everyOperationIsEncoded() {
    #expect(written(.text(node, "a")) == #",["t",7,"a"]"#)
    #expect(written(.attribute(node, .disabled, "")) == #",["a",7,"disabled",""]"#)
    #expect(written(.attribute(node, .ariaLabel, nil)) == #",["a",7,"aria-label",null]"#)
    #expect(written(.insert(RenderNode(id: other, tag: .li), parent: node, before: nil)) == #",["i",7,0,[9,"li",{}]]"#)
    #expect(written(.insert(RenderNode(id: other, tag: .li), parent: node, before: node)) == #",["i",7,7,[9,"li",{}]]"#)
    #expect(written(.remove(node)) == #",["r",7]"#)
    #expect(written(.move(node, before: nil)) == #",["m",7,0]"#)
    #expect(written(.move(node, before: other)) == #",["m",7,9]"#)
    #expect(written(.value(node, FieldValue("a", revision: 3))) == #",["v",7,"a",3]"#)
    #expect(written(.focus(node)) == #",["f",7]"#)
    #expect(written(.blur(node)) == #",["b",7]"#)
    #expect(written(.scroll(node, anchor: nil, isAnimated: true)) == #",["s",7,1]"#)
    #expect(written(.scroll(node, anchor: UnitPoint(x: 0.5, y: 2), isAnimated: false)) == #",["s",7,0,500,1000]"#)
    #expect(written(.navigate("/profile")) == #",["n","/profile"]"#)
    #expect(written(.history(.push(key: 2, path: "/a/b"))) == #",["h","p",2,"/a/b"]"#)
    #expect(written(.history(.replace(key: 1, path: "/a"))) == #",["h","r",1,"/a"]"#)
    #expect(written(.history(.visited(key: 3, path: "/"))) == #",["h","a",3,"/"]"#)
    #expect(written(.history(.fragment("a\"b"))) == #",["h","f","a\"b"]"#)
    #expect(written(.history(.fragment(nil))) == #",["h","f",""]"#)
    #expect(written(.history(.back(2))) == #",["h","b",2]"#)
    #expect(written(.announce("Saved", isUrgent: false)) == #",["A","Saved",0]"#)
    #expect(written(.announce("Failed", isUrgent: true)) == #",["A","Failed",1]"#)
    #expect(written(.title("Profile")) == #",["T","Profile"]"#)
  }

  @Test func animationsAreEncoded() {
    let ops = [Op.transition(node, nil, returning: other), .remove(node)]
    #expect(written(.animated(.easeIn, .page, ops)) == #",["w","350 ease-in",0,["l",7,0,9],["r",7]]"#)
    #expect(written(.animated(nil, .elements([node, other]), [])) == #",["w",0,[7,9]]"#)
    let looks = AnyTransition.opacity.combined(with: .scale).value.insertion
    #expect(written(.transition(node, looks, returning: nil)) == #",["l",7,{"opacity":"0","scale":"0"}]"#)
  }

  @Test func animationAddsOnlyItsTiming() {
    let change = Op.attribute(node, .style, "opacity:0.5")
    let growth = written(.animated(.easeIn, .page, [change])).utf8.count - written(change).utf8.count
    #expect(growth == #",["w","350 ease-in",0]"#.utf8.count)
  }

  @Test func addressThatRunsCodeIsRemoved() {
    #expect(written(.attribute(node, .href, "javascript:alert(1)")) == #",["a",7,"href",null]"#)
  }

  @Test func navigationToAnotherSiteIsOmitted() {
    #expect(written(.navigate("https://evil.test")) == "")
    #expect(written(.navigate("//evil.test")) == "")
    #expect(written(.history(.push(key: 2, path: "//evil.test"))) == "")
    #expect(written(.history(.visited(key: 2, path: "/\\evil.test"))) == "")
  }
}
