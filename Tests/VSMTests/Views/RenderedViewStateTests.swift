import CombineShim
import Testing

@testable import VSM

@MainActor
struct RenderedViewStateTests {
  let drawing = Drawing(state: .initial)

  @Test func firstReadRendersTheState() {
    #expect(drawing.log.isEmpty)
    #expect(drawing.state == .initial)
    #expect(drawing.state == .initial)
    #expect(drawing.log == ["<initial", "initial>"])
  }

  @Test func eachLaterStateIsRenderedOnceAfterItIsStored() {
    _ = drawing.state
    drawing.$state.observe(.loading)
    drawing.$state.observe(Publishers.Sequence(sequence: [.at(1), .at(2)]))
    #expect(
      drawing.log == ["<initial", "initial>", "<loading", "loading>", "<at(1)", "at(1)>", "<at(2)", "at(2)>"])
  }

  @Test func equalStateIsRendered() {
    _ = drawing.state
    drawing.$state.observe(.initial)
    #expect(drawing.log == ["<initial", "initial>", "<initial", "initial>"])
  }

  @Test func asynchronousStateIsRenderedWhenItIsApplied() async {
    let gate = Gate()
    _ = drawing.state
    drawing.$state.observe {
      await gate.pass()
      return .at(1)
    }
    var states = drawing.$state.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    gate.open()
    #expect(await states.next() == .at(1))
    #expect(drawing.log == ["<initial", "initial>", "<at(1)", "at(1)>"])
  }

  @Test func observingDoesNotStartRendering() {
    drawing.$state.observe(.loading)
    drawing.$state.observe(.at(1))
    #expect(drawing.log.isEmpty)
    #expect(drawing.state == .at(1))
    drawing.$state.observe(.at(2))
    #expect(drawing.log == ["<at(1)", "at(1)>", "<at(2)", "at(2)>"])
  }

  @Test func stateCanBeReadWithoutRendering() {
    drawing.$state.observe(.loading)
    #expect(drawing.$state.state == .loading)
    #expect(drawing.log.isEmpty)
  }

  @Test func stateObservedInTheFirstRenderingIsRenderedAfterIt() {
    drawing.meanwhile = { if $0.state == .initial { $0.$state.observe(.loading) } }
    #expect(drawing.state == .loading)
    #expect(drawing.log == ["<initial", "initial>", "<loading", "loading>"])
  }

  @Test func statesObservedInTheFirstRenderingAreRenderedInOrder() {
    drawing.meanwhile = {
      if $0.state == .initial { $0.$state.observe(Publishers.Sequence(sequence: [.loading, .at(1)])) }
    }
    #expect(drawing.state == .at(1))
    #expect(drawing.log == ["<initial", "initial>", "<loading", "loading>", "<at(1)", "at(1)>"])
  }

  @Test func stateObservedInALaterRenderingIsRenderedAfterIt() {
    _ = drawing.state
    drawing.meanwhile = { if $0.state == .loading { $0.$state.observe(.at(1)) } }
    drawing.$state.observe(.loading)
    #expect(drawing.log == ["<initial", "initial>", "<loading", "loading>", "<at(1)", "at(1)>"])
  }

  @Test func statesAreAppliedImmediatelyAfterTheFirstRendering() {
    _ = drawing.state
    drawing.$state.observe(.loading)
    #expect(drawing.$state.state == .loading)
  }

  @Test func explicitRenderCallCausesOneFirstRendering() {
    drawing.render()
    // The explicit call reads the state, which renders it; then the call continues.
    #expect(drawing.log == ["<initial", "initial>", "<initial", "initial>"])
    drawing.$state.observe(.loading)
    #expect(drawing.log.suffix(from: 4) == ["<loading", "loading>"])
  }

  @Test func stateCanBeComparedWithThePreviousOne() {
    let drawing = ComparingDrawing(state: .initial)
    #expect(drawing.state == .initial)
    drawing.$state.observe(.loading)
    drawing.$state.observe(.at(1))
    #expect(drawing.pairs == [[.initial, .initial], [.initial, .loading], [.loading, .at(1)]])
    #expect(drawing.state == .at(1))
  }

  @Test func comparedStatesAreRenderedInOrder() {
    let drawing = ComparingDrawing(state: .initial)
    drawing.meanwhile = { drawing, newState in
      switch newState {
      case .initial: drawing.$state.observe(Publishers.Sequence(sequence: [.loading, .at(1)]))
      case .at(1): drawing.$state.observe(.at(2))
      default: break
      }
    }
    #expect(drawing.state == .at(2))
    #expect(drawing.pairs == [[.initial, .initial], [.initial, .loading], [.loading, .at(1)], [.at(1), .at(2)]])
    #expect(drawing.deepest == 1)
  }

  @Test func stateBeingAnnouncedWhenRenderingStartsIsRenderedOnce() {
    let container = StateContainer<Step>(state: .initial)
    let drawing = Drawing(container: container)
    let comparing = ComparingDrawing(container: container)
    let before = container.willSetPublisher.dropFirst().sink { _ in
      drawing.$state.startRendering(on: drawing)
      comparing.$state.startRendering(on: comparing)
    }
    container.observe(.loading)
    #expect(drawing.log == ["<initial", "initial>", "<loading", "loading>"])
    #expect(comparing.pairs == [[.initial, .loading]])
    before.cancel()
  }

  @Test func stateJustStoredWhenRenderingStartsIsRenderedOnce() {
    let container = StateContainer<Step>(state: .initial)
    let drawing = Drawing(container: container)
    let comparing = ComparingDrawing(container: container)
    let after = container.didSetPublisher.dropFirst().sink { _ in
      _ = drawing.state
      _ = comparing.state
    }
    container.observe(.loading)
    #expect(drawing.log == ["<loading", "loading>"])
    #expect(comparing.pairs == [[.loading, .loading]])
    after.cancel()
  }
}

@MainActor
struct RenderedContainerTests {
  @Test func startRenderingRendersTheState() {
    let drawing = Drawing(state: .initial)
    drawing.$state.startRendering(on: drawing)
    #expect(drawing.log == ["<initial", "initial>"])
    drawing.$state.observe(.loading)
    #expect(drawing.log == ["<initial", "initial>", "<loading", "loading>"])
  }

  @Test func repeatedStartRenderingHasNoEffect() {
    let drawing = Drawing(state: .initial)
    drawing.meanwhile = { $0.$state.startRendering(on: $0) }
    drawing.$state.startRendering(on: drawing)
    drawing.$state.startRendering(on: drawing)
    #expect(drawing.state == .initial)
    drawing.$state.startRendering(on: drawing)
    drawing.$state.observe(.loading)
    #expect(drawing.log == ["<initial", "initial>", "<loading", "loading>"])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func everyShapeCanBeObserved() {
    let drawing = Drawing(state: .initial)
    let model = ShapesModel()
    drawing.$state.observe(model.cancel())
    #expect(drawing.$state.state == .at(1))
    drawing.$state.observe(model.delete)
    #expect(drawing.$state.state == .at(2))
    drawing.$state.observe(model.publish())
    #expect(drawing.$state.state == .at(3))
    drawing.$state.observe(model.sequence())
    #expect(drawing.$state.state == .at(5))
    let binding = drawing.$state.bind(\.self, to: { _, step in step })
    binding.wrappedValue = .loading
    #expect(drawing.$state.state == .loading)
    #expect(drawing.log.isEmpty)
  }

  @Test func publishersAreThoseOfTheContainer() {
    let drawing = Drawing(state: .initial)
    #expect(drawing.$state.willSetPublisher == drawing.$state.container.willSetPublisher)
    #expect(drawing.$state.didSetPublisher == drawing.$state.container.didSetPublisher)
    #expect(drawing.$state.willSetPublisher != drawing.$state.didSetPublisher)
  }

  @Test func renderingObjectIsNotRetained() {
    weak var gone: Drawing?
    weak var container: StateContainer<Step>?
    do {
      let drawing = Drawing(state: .initial)
      _ = drawing.state
      gone = drawing
      container = drawing.$state.container
    }
    #expect(gone == nil)
    #expect(container == nil)
  }

  @Test func actionIsCanceledWithTheRenderingObject() {
    let subject = PassthroughSubject<Step, Never>()
    var wasCancelled = false
    do {
      let drawing = Drawing(state: .initial)
      drawing.$state.observe(subject.handleEvents(receiveCancel: { wasCancelled = true }))
      subject.send(.at(1))
      #expect(drawing.state == .at(1))
    }
    #expect(wasCancelled)
  }

  @Test func sharedContainerIsRenderedByAllAndOutlivesEach() {
    let container = StateContainer<Step>(state: .initial)
    let lasting = ComparingDrawing(container: container)
    _ = lasting.state
    weak var gone: Drawing?
    do {
      let drawing = Drawing(container: container)
      _ = drawing.state
      gone = drawing
      container.observe(.loading)
      #expect(drawing.log == ["<initial", "initial>", "<loading", "loading>"])
    }
    #expect(gone == nil)
    lasting.$state.observe(.at(1))
    #expect(container.state == .at(1))
    #expect(lasting.pairs == [[.initial, .initial], [.initial, .loading], [.loading, .at(1)]])
  }

  @Test func releasedObjectRendersNothing() {
    var log: [Step] = []
    var drawing: Drawing? = Drawing(state: .initial)
    drawing?.meanwhile = { log.append($0.state) }
    drawing?.$state.startRendering(on: drawing!)
    let projection = drawing?.$state
    drawing = nil
    projection?.observe(.loading)
    #expect(projection?.state == .loading)
    #expect(log == [.initial])
  }

  #if os(macOS) || os(Linux) || os(Windows)  // platforms on which a test can start a process
    @Test func renderingWithAFunctionOfAnotherClassTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Mistaken().state }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("A state of Mistaken is rendered by a function of Drawing"))
    }

    @MainActor final class Mistaken {
      @RenderedViewState(render: Drawing.render) var state = Step.initial
    }
  #endif
}
