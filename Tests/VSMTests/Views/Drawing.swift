import VSM

/// A class that renders a state after it is stored.
@MainActor
class Drawing {
  @RenderedViewState var state: Step

  /// The rendered states, with the beginning and the end of each rendering.
  private(set) var log: [String] = []

  /// Additional work while a state is rendered.
  var meanwhile: (Drawing) -> Void = { _ in }

  init(state: Step) {
    _state = .init(wrappedValue: state, render: Self.render)
  }

  init(container: StateContainer<Step>) {
    _state = .init(container: container, render: Self.render)
  }

  func render() {
    log.append("<\(state)")
    meanwhile(self)
    log.append("\(state)>")
  }
}

/// A class that renders a state before it is stored.
@MainActor
class ComparingDrawing {
  @RenderedViewState var state: Step

  /// The previous state, and the state to render.
  private(set) var pairs: [[Step]] = []
  private(set) var depth = 0
  private(set) var deepest = 0
  var meanwhile: (ComparingDrawing, Step) -> Void = { _, _ in }

  init(state: Step) {
    _state = .init(wrappedValue: state, render: Self.render)
  }

  init(container: StateContainer<Step>) {
    _state = .init(container: container, render: Self.render)
  }

  func render(state newState: Step) {
    depth += 1
    deepest = max(deepest, depth)
    pairs.append([state, newState])
    meanwhile(self, newState)
    depth -= 1
  }
}
