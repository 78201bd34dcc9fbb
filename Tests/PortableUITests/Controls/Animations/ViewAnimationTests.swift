import Foundation
import Testing

@testable import PortableUI

/// A light whose modifiers determine its transactions.
private struct Lamp<Modified: View>: View {
  @State private var isLit = false
  @State private var count = 0
  let modify: (Text, Bool, Int) -> Modified

  var body: some View {
    VStack {
      modify(Text("light"), isLit, count)
      Text("other").opacity(isLit ? 1 : 0.5)
      Button("Light") { isLit.toggle() }
      Button("Animated") { withAnimation(.linear) { isLit.toggle() } }
      Button("Disabled") { withTransaction(\.disablesAnimations, true) { isLit.toggle() } }
      Button("Count") { count += 1 }
    }
  }
}

@MainActor
@Suite struct ViewAnimationTests {
  private func ops<Modified: View>(
    _ button: String, _ modify: @escaping (Text, Bool, Int) -> Modified
  ) -> (page: TestPage, ops: [Op]) {
    let page = TestPage { Lamp(modify: modify) }
    page.press(button)
    return (page, page.takeOps())
  }

  @Test func onlyTheModifiedViewIsAnimatedWithItsValue() throws {
    let (page, ops) = ops("Light") { text, isLit, _ in text.opacity(isLit ? 1 : 0.5).animation(.easeIn, value: isLit) }
    #expect(ops.animations == [.easeIn])
    let element = try #require(page.host.tree.all.first { $0.children.first?.text == "light" })
    guard case .animated(_, .elements([element.id]), let inner) = ops.first else { return #expect(ops == []) }
    #expect(inner.count == 1)
    guard case .attribute = ops.last else { return #expect(ops == []) }
  }

  @Test func anotherValueAnimatesNothing() {
    let (page, ops) = ops("Light") { text, isLit, count in
      text.opacity(isLit ? 1 : 0.5).animation(.easeIn, value: count)
    }
    #expect(ops.animations == [])
    #expect(page.host.motion == nil)
  }

  @Test func viewWithoutChangesOfItsOwnCanBeMoved() {
    let ops = ops("Count") { text, _, count in
      HStack {
        Text("before").padding(CGFloat(count))
        text.animation(.easeIn, value: count)
      }
    }.ops
    #expect(ops.animations == [])
    guard case .animated(.easeIn, .elements(let ids), let inner) = ops.last else { return #expect(ops == []) }
    #expect(ids.count == 1)
    #expect(inner.isEmpty)
  }

  @Test func innerAnimationTakesPrecedenceOverThatOfThePage() {
    let ops = ops("Animated") { text, isLit, _ in
      text.opacity(isLit ? 1 : 0.5).animation(.easeIn, value: isLit)
    }.ops
    #expect(ops.animations == [.easeIn, .linear])
  }

  @Test func viewWithoutAnimationChangesAtOnce() {
    for modify in [
      { text, isLit, _ in AnyView(text.opacity(isLit ? 1 : 0.5).animation(nil, value: isLit)) },
      { text, isLit, _ in AnyView(text.opacity(isLit ? 1 : 0.5).transaction { $0.animation = nil }) },
      { text, isLit, _ in AnyView(text.opacity(isLit ? 1 : 0.5).transaction(value: isLit) { $0.animation = nil }) },
    ] as [(Text, Bool, Int) -> AnyView] {
      let ops = ops("Animated", modify).ops
      #expect(ops.animations == [.linear])
      // It does not move with the page either.
      let still = ops.contains { if case .animated(nil, .elements, let inner) = $0 { inner.isEmpty } else { false } }
      #expect(still)
      guard case .attribute = ops.first else { return #expect(ops == []) }
    }
  }

  @Test func disabledAnimationsApplyToModifiers() {
    let ops = ops("Disabled") { text, isLit, _ in text.opacity(isLit ? 1 : 0.5).animation(.easeIn, value: isLit) }.ops
    #expect(ops.animations == [])
  }

  @Test func transactionIsChangedForUpdatesThatStartInside() {
    struct Inner: View {
      @State private var isLit = false
      var body: some View {
        Text("inner").opacity(isLit ? 1 : 0.5)
        Button("Inner") { withAnimation(.linear) { isLit.toggle() } }
      }
    }
    let page = TestPage {
      Inner().transaction { if $0.animation != nil { $0.animation = .easeOut } }
    }
    page.press("Inner")
    #expect(page.takeOps().animations == [.easeOut])
  }

  @Test func modifiersAddNoElements() {
    let page = TestPage { Text("a").animation(.easeIn, value: 1).transition(.slide).transaction { _ in } }
    #expect(page.outline == "main[\"a\"]")
  }
}
