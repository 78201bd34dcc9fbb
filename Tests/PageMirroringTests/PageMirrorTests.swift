import PageMirroring
import PortableUI
import Testing

@MainActor
struct PageMirrorTests {
  /// Collects the problems that a mirror reports.
  private final class Problems {
    var messages: [String] = []
  }

  private struct Feature: View {
    @State private var text = "old"
    @State private var isOn = false

    var body: some View {
      TextField("Text", text: $text)
      Toggle("On", isOn: $isOn)
      if isOn { Text("Shown") }
      Button("Clear") { text = "" }
    }
  }

  private let problems = Problems()
  private let host: ViewHost
  private let mirror: PageMirror

  init() {
    host = ViewHost { Feature() }
    mirror = PageMirror(of: host) { [problems] in problems.messages.append($0) }
  }

  private func first(_ tag: PortableUI.Tag, _ kind: EventKinds? = nil) throws -> RenderNode {
    func all(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }
    return try #require(all(host.tree).first { $0.tag == tag && (kind.map($0.events.contains) ?? true) })
  }

  private var root: NodeID { host.tree.id }
  private let unknown = NodeID(rawValue: 999)

  @Test func changesOfTheHostAreFollowed() throws {
    host.didRender = { [mirror] in mirror.didRender($0) }
    let field = try first(.input)
    for event in [Event(field.id, .input("typed", revision: 1)), Event(try first(.button).id, .click)] {
      mirror.willDispatch(event)
      #expect(host.dispatch(event) == .handled)
    }
    #expect(problems.messages == [])
  }

  @Test func operationsOnWhatIsNotOnThePageAreReported() throws {
    let ops: [Op] = [
      .remove(unknown), .move(unknown, before: nil), .attribute(unknown, .class, "a"), .text(unknown, "a"),
      .value(unknown, FieldValue("a")), .focus(unknown), .blur(unknown),
      .scroll(unknown, anchor: nil, isAnimated: false),
      .insert(RenderNode(id: NodeID(rawValue: 1_000), tag: .div), parent: unknown, before: nil),
      .insert(RenderNode(id: NodeID(rawValue: 1_000), tag: .div), parent: root, before: unknown),
      .animated(nil, .page, [.remove(unknown)]),
    ]
    for op in ops { mirror.didRender([op]) }
    #expect(problems.messages.count == ops.count)
    for message in problems.messages {
      #expect(
        message.hasPrefix("A browser cannot perform an operation of this patch: There is no element #999 on the page."))
    }
  }

  @Test func siblingOfAnotherParentIsReported() throws {
    let button = try first(.button)
    let inner = try #require(host.tree.children.flatMap(\.children).first)
    mirror.didRender([.move(button.id, before: inner.id)])
    #expect(problems.messages.first?.contains("The element \(inner.id) is not inside \(root).") == true)
  }

  @Test func identifierIsReportedThatIsOnThePageAlready() throws {
    let button = try first(.button)
    mirror.didRender([.insert(button, parent: root, before: nil)])
    #expect(problems.messages.first?.contains("There is an element \(button.id) on the page already.") == true)
  }

  @Test func otherResultIsReportedWithItsPlace() throws {
    let field = try first(.input)
    mirror.didRender([.attribute(field.id, .placeholder, "Other")])
    mirror.didRender([.value(field.id, FieldValue("other"))])
    mirror.didRender([.text(try first(.button).id, "Other")])
    mirror.didRender([.remove(field.id)])
    let results = problems.messages
    #expect(results.count == 4)
    #expect(
      results.allSatisfy { $0.hasPrefix("The operations of this patch lead to another page than the view tree: ") })
    #expect(results[0].contains("the attribute placeholder of \(field.id) is "))
    #expect(results[1].contains("the value of \(field.id) is "))
  }

  /// After a report, the mirror starts anew, so that one defect is reported once.
  @Test func reportIsNotRepeated() {
    mirror.didRender([.remove(unknown)])
    mirror.didRender([.title("Title")])
    #expect(problems.messages.count == 1)
  }

  @Test func valueThatIsOlderThanAnEditIsIgnoredAsInABrowser() throws {
    host.didRender = { [mirror] in mirror.didRender($0) }
    let field = try first(.input)
    let event = Event(field.id, .input("typed", revision: 5))
    mirror.willDispatch(event)
    host.dispatch(event)
    mirror.didRender([.value(field.id, FieldValue("older", revision: 4))])
    #expect(problems.messages == [])
  }
}
