import Foundation
import Testing

@testable import PortableUI

/// A page whose text and button change in transactions.
private struct Dials: View {
  @State private var level = 1
  @State private var isLit = false
  let press: @MainActor (Binding<Int>, Binding<Bool>) -> Void

  var body: some View {
    VStack {
      Text("light").opacity(isLit ? 1 : 0.5)
      Level(level: level)
      Button("Press") { press($level, $isLit) }
    }
  }

  struct Level: View {
    let level: Int
    var body: some View { Text("level").padding(CGFloat(level)) }
  }
}

@MainActor
@Suite struct TransactionTests {
  /// Returns the operations of a press, with the timing of each animation.
  private func ops(_ press: @escaping @MainActor (Binding<Int>, Binding<Bool>) -> Void) -> [Op] {
    let page = TestPage { Dials(press: press) }
    page.press("Press")
    return page.takeOps()
  }

  @Test func changesInATransactionAreAnimated() {
    let ops = ops { _, isLit in withAnimation(.easeIn) { isLit.wrappedValue = true } }
    #expect(ops.count == 1)
    guard case .animated(.easeIn, .page, let inner) = ops.first else { return #expect(ops == []) }
    #expect(inner.count == 1)
  }

  @Test func changesOutsideATransactionAreNotAnimated() {
    let plain = ops { _, isLit in isLit.wrappedValue = true }
    let without = ops { _, isLit in withAnimation(nil) { isLit.wrappedValue = true } }
    let after = ops { _, isLit in
      withAnimation {}
      isLit.wrappedValue = true
    }
    for ops in [plain, without, after] {
      #expect(ops.count == 1)
      #expect(ops.animations == [])
    }
  }

  @Test func transactionEndsWithItsClosure() {
    #expect(throws: CancellationError.self) { try withAnimation(.linear) { throw CancellationError() } }
    #expect(Transaction.current == nil)
    #expect(withAnimation(.easeIn) { Transaction.current?.animation } == .easeIn)
    withAnimation(.easeIn) { withAnimation(.easeOut) {} }
    withTransaction(Transaction()) { #expect(withAnimation(.easeIn) { 7 } == 7) }
  }

  @Test func animatedChangeTakesPrecedenceInABodyThatReadsBoth() {
    let before = ops { level, isLit in
      level.wrappedValue = 2
      withAnimation(.linear) { isLit.wrappedValue = true }
    }
    let after = ops { level, isLit in
      withAnimation(.linear) { isLit.wrappedValue = true }
      level.wrappedValue = 2
    }
    #expect(before.animations == [.linear])
    #expect(after.animations == [.linear])
  }

  @Test func bindingAnimates() {
    let animated = ops { level, _ in level.animation(.easeOut).wrappedValue = 3 }
    let plain = ops { level, _ in level.transaction(Transaction()).wrappedValue = 3 }
    #expect(animated.animations == [.easeOut])
    #expect(plain.animations == [])
  }

  @Test func disabledAnimationsTakePrecedence() {
    let disabled = ops { level, _ in
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      withTransaction(transaction) { level.wrappedValue = 3 }
    }
    let enabled = ops { level, _ in withTransaction(\.animation, .linear) { level.wrappedValue = 3 } }
    #expect(disabled.animations == [])
    #expect(enabled.animations == [.linear])
  }

  @Test func viewsInsideAMarkedViewHaveTheirOwnTransaction() {
    struct Inner: View {
      @Binding var isLit: Bool
      var body: some View { Text("light").opacity(isLit ? 1 : 0.5) }
    }
    struct Page: View {
      @State private var level = 1
      @State private var isLit = false
      var body: some View {
        Text("level").padding(CGFloat(level))
        Inner(isLit: $isLit)
        Button("Press") {
          withAnimation(.linear) { isLit = true }
          level = 2
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Press")
    let ops = page.takeOps()
    #expect(ops.animations == [.linear])
    #expect(ops.count == 2)
  }

  @Test func changesOfAnotherTurnAreNotPartOfTheTransaction() async {
    struct Page: View {
      @State private var isLit = false
      let change: @MainActor (@escaping @MainActor () -> Void) -> Void
      var body: some View {
        Text("light").opacity(isLit ? 1 : 0.5)
        Button("Press") {
          withAnimation(.linear) { change { isLit = true } }
        }
      }
    }
    var later: (@MainActor () -> Void)?
    let page = TestPage { Page { later = $0 } }
    page.press("Press")
    await page.nextPatch { later?() }
    #expect(page.takeOps().animations == [])
  }

  @Test func sheetAppearsAndDisappearsAtOnceWithoutAnimations() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { withTransaction(\.disablesAnimations, true) { isShown = true } }
          .sheet(isPresented: $isShown) {
            Button("Close") { withTransaction(\.disablesAnimations, true) { isShown = false } }
          }
      }
    }
    let page = TestPage { Page() }
    for button in ["Open", "Close"] {
      page.press(button)
      let dialogs = page.takeOps().flatMap { op in
        if case .animated(nil, .page, let inner) = op { inner } else { [] }
      }
      #expect(dialogs.count == 1)
    }
    #expect(page.dialogs.isEmpty)
  }

  @Test func imagePhaseChangesInItsTransaction() throws {
    let page = TestPage {
      AsyncImage(url: URL(string: "/a.png"), transaction: Transaction(animation: .easeIn)) { phase in
        Text(phase.image == nil ? "empty" : "loaded").opacity(phase.image == nil ? 0 : 1)
      }
    }
    let loader = try #require(page.first(.image))
    page.host.dispatch(Event(loader.id, .load))
    #expect(page.node(text: "loaded") != nil)
    #expect(page.takeOps().animations == [.easeIn])
  }
}

extension [Op] {
  /// The animations of the operations that change something.
  var animations: [Animation] {
    compactMap { op in
      if case .animated(let animation?, _, let inner) = op, !inner.isEmpty { animation } else { nil }
    }
  }
}
