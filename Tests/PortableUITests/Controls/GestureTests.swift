import Foundation
import Testing

@testable import PortableUI

private struct Draggable: View {
  @State private var offset = CGSize.zero
  @State private var log: [String] = []
  @GestureState private var isDragging = false
  var minimumDistance: CGFloat = 10
  var space = CoordinateSpace.local
  var mask = GestureMask.all

  var body: some View {
    Text("card \(Int(offset.width)) \(Int(offset.height)) \(isDragging ? "dragging" : "still")")
      .gesture(
        DragGesture(minimumDistance: minimumDistance, coordinateSpace: space)
          .updating($isDragging) { _, state, _ in state = true }
          .onChanged { offset = $0.translation }
          .onEnded { value in
            offset = .zero
            log.append("\(Int(value.startLocation.x)) \(Int(value.predictedEndLocation.x))")
          },
        including: mask)
    ForEach(log, id: \.self) { Text($0) }
  }
}

@MainActor
@Suite struct GestureTests {
  private func drag(
    _ page: TestPage, _ phase: Event.Drag.Phase, to x: Int, _ y: Int, velocity: Int = 0
  ) -> EventOutcome {
    guard let area = page.host.tree.all.first(where: { $0.events.contains(.drag) }) else { return .unknownNode }
    return page.host.dispatch(
      Event(
        area.id,
        .drag(
          Event.Drag(
            phase, start: .init(x: 5, y: 5), position: .init(x: x, y: y), velocity: .init(x: velocity, y: 0),
            origin: .init(x: 100, y: 200)))))
  }

  @Test func aDragReportsItsTranslationAndEnds() {
    let page = TestPage { Draggable() }
    #expect(drag(page, .moved, to: 35, 25) == .handled)
    #expect(page.texts == ["card 30 20 dragging"])
    #expect(drag(page, .ended, to: 45, 25, velocity: 40) == .handled)
    #expect(page.texts == ["card 0 0 still", "5 55"])
  }

  @Test func aCanceledDragOnlyResetsTheStateOfTheGesture() {
    let page = TestPage { Draggable() }
    _ = drag(page, .moved, to: 35, 25)
    _ = drag(page, .canceled, to: 35, 25)
    #expect(page.texts == ["card 30 20 still"])
  }

  @Test func theElementStatesItsDistance() {
    let page = TestPage { Draggable(minimumDistance: 0) }
    #expect(page.host.tree.all.first { $0.events.contains(.drag) }?[.drag] == "0")
  }

  @Test func positionsInTheWindowContainTheOrigin() {
    let page = TestPage { Draggable(space: .global) }
    _ = drag(page, .ended, to: 45, 25)
    #expect(page.texts.last == "105 145")
  }

  @Test func aDisabledDragHasNoEffect() {
    let page = TestPage { Draggable().disabled(true) }
    #expect(drag(page, .moved, to: 35, 25) == .disabled)
    let masked = TestPage { Draggable(mask: .subviews) }
    #expect(drag(masked, .moved, to: 35, 25) == .disabled)
    #expect(masked.host.tree.all.allSatisfy { $0[.drag] == nil })
  }

  @Test func pressesAreGesturesToo() {
    struct Page: View {
      @State private var taps = 0
      @State private var holds = 0
      var body: some View {
        Text("taps \(taps) holds \(holds)")
          .gesture(
            TapGesture(count: 2).onEnded { taps += 1 }
              .simultaneously(with: LongPressGesture(minimumDuration: 1).onEnded { _ in holds += 1 }))
      }
    }
    let page = TestPage { Page() }
    let areas = page.host.tree.all.filter { $0.events.contains(.click) }
    #expect(areas.map { $0[.hold] ?? $0[.taps] } == ["1000", "2"])
    for area in areas { page.host.dispatch(Event(area.id, .click)) }
    #expect(page.texts == ["taps 1 holds 1"])
  }

  @Test func gesturesAreComposedOfOthers() {
    struct Swipe: Gesture {
      let action: (String) -> Void
      var body: some Gesture<String> {
        DragGesture().map { $0.translation.width > 0 ? "right" : "left" }.onEnded(action)
      }
    }
    struct Page: View {
      @State private var direction = "none"
      var body: some View { Text(direction).gesture(Swipe { direction = $0 }) }
    }
    let page = TestPage { Page() }
    _ = drag(page, .ended, to: -45, 25)
    #expect(page.texts == ["left"])
  }
}
