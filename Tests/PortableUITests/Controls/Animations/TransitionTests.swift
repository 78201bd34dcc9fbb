import Testing

@testable import PortableUI

/// Content that is shown and hidden.
private struct Shutter<Content: View>: View {
  @State private var isShown = false
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    VStack {
      content(isShown)
      Button("Animated") { withAnimation(.linear) { isShown.toggle() } }
      Button("Plain") { isShown.toggle() }
    }
  }
}

@MainActor
@Suite struct TransitionTests {
  /// Returns the transitions of an insertion, and of the removal after it.
  private func transitions(
    _ button: String = "Animated", @ViewBuilder of content: @escaping (Bool) -> some View
  ) -> [Change] {
    let page = TestPage { Shutter(content: content) }
    page.press(button)
    page.press(button)
    return page.takeOps().flatMap(Change.all)
  }

  @Test func viewWithoutATransitionFades() {
    #expect(transitions { if $0 { Text("a") } } == [Change(.linear), Change(.linear)])
  }

  @Test func viewHasTheLooksOfItsTransition() {
    #expect(
      transitions { if $0 { Text("a").transition(.move(edge: .top)) } } == [
        Change(.linear, "translate:0 -100%"), Change(.linear, "translate:0 -100%"),
      ])
    #expect(
      transitions { if $0 { Text("a").transition(.slide) } } == [
        Change(.linear, "translate:calc(-100% * var(--forward, 1)) 0"),
        Change(.linear, "translate:calc(100% * var(--forward, 1)) 0"),
      ])
    #expect(
      transitions { if $0 { Text("a").transition(.push(from: .bottom)) } } == [
        Change(.linear, "opacity:0;translate:0 100%"), Change(.linear, "opacity:0;translate:0 -100%"),
      ])
    #expect(
      transitions {
        if $0 { Text("a").transition(.scale(scale: .nan, anchor: .top).combined(with: .offset(x: -4, y: 2))) }
      }
        == Array(repeating: Change(.linear, "translate:-4px 2px;scale:0;transformOrigin:50% 0%"), count: 2))
    #expect(
      transitions { if $0 { Text("a").transition(.asymmetric(insertion: .scale, removal: .identity)) } } == [
        Change(.linear, "scale:0"), Change(.linear, ""),
      ])
  }

  @Test func withoutATransactionNothingMoves() {
    let page = TestPage { Shutter { if $0 { Text("a").transition(.slide) } } }
    page.press("Plain")
    page.press("Plain")
    #expect(page.takeOps().count == 2)
    #expect(page.host.motion == nil)
  }

  @Test func transitionIsFoundThroughModifiers() {
    let expected = Array(repeating: Change(.linear, "scale:0"), count: 2)
    #expect(transitions { if $0 { Text("a").transition(.scale).padding().background(.red) } } == expected)
    #expect(transitions { if $0 { Text("a").padding().transition(.scale) } } == expected)
    #expect(transitions { isShown in Group { if isShown { Text("a") } }.transition(.scale) } == expected)
    // The outermost one.
    #expect(transitions { if $0 { Text("a").transition(.slide).transition(.scale) } } == expected)
    // Not the transition of a view inside a stack.
    #expect(transitions { if $0 { VStack { Text("a").transition(.scale) } } } == [Change(.linear), Change(.linear)])
  }

  @Test func rowHasTheTransitionOfItsContent() {
    let changes = transitions { isShown in
      List { ForEach(isShown ? [1, 2] : [1], id: \.self) { Text("\($0)").transition(.scale) } }
    }
    #expect(changes == Array(repeating: Change(.linear, "scale:0"), count: 2))
  }

  @Test func transitionWithAnAnimationRunsInEveryUpdate() throws {
    let content: (Bool) -> _? = { $0 ? Text("a").transition(.scale.animation(.easeIn)) : nil }
    let expected = Array(repeating: Change(.easeIn, "scale:0"), count: 2)
    #expect(transitions("Plain", of: content) == expected)
    #expect(transitions("Animated", of: content) == expected)
    let page = TestPage { Shutter(content: content) }
    page.press("Plain")
    guard case .animated(_, .elements([]), _) = try #require(page.takeOps().first) else {
      Issue.record("Other elements are moved too.")
      return
    }
  }

  @Test func elementThatReturnsReplacesTheOneThatIsLeaving() throws {
    let page = TestPage { Shutter { if $0 { Text("a") } } }
    page.press("Animated")
    let first = try #require(page.node(text: "a"))
    page.press("Animated")
    page.press("Animated")
    let second = try #require(page.node(text: "a"))
    let returning = page.takeOps().flatMap(\.inner).compactMap { op in
      if case .transition(second.id, nil, let returning) = op { returning } else { nil }
    }
    #expect(returning == [first.id])
    page.press("Animated")
    page.press("Plain")
    #expect(page.takeOps().flatMap(\.inner).count == 1)
  }

  @Test func otherContentDoesNotReplaceIt() {
    let either = returns { if $0 { Text("a") } else { Text("b") } }
    // Each branch returns as itself.
    #expect(either == ["b", "a", "b"])
    #expect(returns { Text("a").id($0) } == ["a", "a", "a"])
    #expect(returns { isShown in ForEach(isShown ? ["a"] : ["b"], id: \.self) { Text($0) } } == ["b", "a", "b"])
    var number = 0
    let others = returns { _ in
      number += 1
      return ForEach([number], id: \.self) { Text("\($0)") }
    }
    #expect(others == [])
  }

  /// Returns the texts of the elements that replace others, when the content is switched four times.
  private func returns(@ViewBuilder of content: @escaping (Bool) -> some View) -> [String] {
    let page = TestPage { Shutter(content: content) }
    var texts: [NodeID: String] = [:]
    var returned: [String] = []
    func collect() { for node in page.host.tree.all { texts[node.id] = node.text } }
    collect()
    for _ in 0..<4 {
      page.press("Animated")
      collect()
      for case .transition(let id, _, let returning?) in page.takeOps().flatMap(\.inner) {
        #expect(texts[id] == texts[returning])
        returned.append(texts[id] ?? "")
      }
    }
    return returned
  }
}

/// An insertion or a removal.
private struct Change: Equatable {
  let animation: Animation?
  /// The looks, if they differ from fading.
  let looks: String?

  init(_ animation: Animation?, _ looks: String? = nil) {
    self.animation = animation
    self.looks = looks
  }

  static func all(in op: Op) -> [Change] {
    switch op {
    case .insert, .remove: return [Change(nil)]
    case .animated(let animation, _, let inner):
      var looks: TransitionLooks?
      return inner.compactMap { op in
        if case .transition(_, let new, _) = op { looks = new }
        guard !all(in: op).isEmpty else { return nil }
        defer { looks = nil }
        return Change(animation, looks.map { $0.properties.map { "\($0.name):\($0.value)" }.joined(separator: ";") })
      }
    default: return []
    }
  }
}

extension Op {
  /// The operations of an animation.
  fileprivate var inner: [Op] {
    if case .animated(_, _, let inner) = self { inner } else { [] }
  }
}
