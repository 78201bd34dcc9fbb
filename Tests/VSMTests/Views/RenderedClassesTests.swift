import Testing
import VSM

/// Tests of the kinds of classes that can render, and of the ways to select the function.
@MainActor
struct RenderedClassesTests {
  @MainActor class Base {
    @RenderedViewState var state: Step
    var drawn: [String] = []

    init(state: Step) {
      _state = .init(wrappedValue: state, render: Self.render)
    }

    func render() { drawn.append("base \(state)") }
  }

  @Test func subclassCanOverrideRendering() {
    @MainActor final class Sub: Base {
      override func render() { drawn.append("sub \(state)") }
    }
    let sub = Sub(state: .initial)
    _ = sub.state
    sub.$state.observe(.loading)
    #expect(sub.drawn == ["sub initial", "sub loading"])
  }

  @Test func functionOfABaseClassRenders() {
    @MainActor class Screen {
      var drawings = 0
      func refresh() { drawings += 1 }
    }
    @MainActor final class Sub: Screen {
      @RenderedViewState(render: Screen.refresh) var state = Step.initial
    }
    let sub = Sub()
    _ = sub.state
    #expect(sub.drawings == 1)
  }

  @Test func functionCanBePassedToTheAttribute() {
    @MainActor final class Plain {
      @RenderedViewState(render: Plain.render) var state = Step.initial
      var drawn: [Step] = []
      func render() { drawn.append(state) }
    }
    let plain = Plain()
    _ = plain.state
    plain.$state.observe(.loading)
    #expect(plain.drawn == [.initial, .loading])
  }

  @Test func functionWithTheStateCanBePassedToTheAttribute() {
    @MainActor class Plain {
      @RenderedViewState(render: Plain.render) var state = Step.initial
      var drawn: [Step] = []
      func render(state: Step) { drawn.append(state) }
    }
    let plain = Plain()
    plain.$state.startRendering(on: plain)
    plain.$state.observe(.loading)
    #expect(plain.drawn == [.initial, .loading])
  }

  @Test func classWithBothFunctionsSelectsOne() {
    @MainActor final class Both {
      @RenderedViewState var state: Step
      var drawn: [Step] = []
      init(state: Step) { _state = .init(wrappedValue: state, render: Self.render(state:)) }
      func render() { Issue.record("This one was not named.") }
      func render(state: Step) { drawn.append(state) }
    }
    let both = Both(state: .loading)
    _ = both.state
    #expect(both.drawn == [.loading])
  }

  @MainActor class Generic<Item> {
    enum State {
      case empty
      case full(Item)
    }

    @RenderedViewState var state: State
    var drawn: [String] = []

    init(container: StateContainer<State>) {
      _state = .init(container: container, render: Self.render)
    }

    private func render() { drawn.append("\(state)") }
  }

  @Test func genericClassRenders() {
    let generic = Generic<Int>(container: StateContainer(state: .empty))
    _ = generic.state
    generic.$state.observe(.full(3))
    #expect(generic.drawn == ["empty", "full(3)"])
  }

  @Test func classCanObserveWithoutTheProjectedValue() {
    @MainActor final class Rendering: ViewStateRendering {
      @RenderedViewState(render: Rendering.render) var state = Step.initial
      var container: StateContainer<Step> { $state.container }
      var drawn: [Step] = []
      func render() { drawn.append(state) }
    }
    let rendering = Rendering()
    _ = rendering.state
    rendering.observe(.loading)
    #expect(rendering.drawn == [.initial, .loading])
  }

  @Test func classCanRenderSeveralStates() {
    @MainActor final class Two {
      @RenderedViewState(render: Two.renderSteps) var steps = Step.initial
      @RenderedViewState(render: Two.renderCount) var count = 0
      var drawn: [String] = []
      func renderSteps() { drawn.append("\(steps)") }
      func renderCount() { drawn.append("\(count)") }
    }
    let two = Two()
    _ = two.steps
    _ = two.count
    two.$count.observe(1)
    two.$steps.observe(.loading)
    #expect(two.drawn == ["initial", "0", "1", "loading"])
  }
}
