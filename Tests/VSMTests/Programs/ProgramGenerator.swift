import VSMTesting

@testable import VSM

/// Generates programs from random numbers.
struct ProgramGenerator {
  private var random: SeededGenerator
  private var program: Program
  private var states = 0
  private var actions: [Int] = []
  private var subscribers = 0
  /// The steps of a program, on the outermost level and inside, with their weights.
  private var outermost: [Kind] = []
  private var inner: [Kind] = []

  private enum Kind: CaseIterable {
    case observe, debounce, refresh, cancelRefresh, emit, complete, subscribe, unsubscribe, turn, advance, drop

    var isOutermost: Bool { [.unsubscribe, .turn, .advance, .drop].contains(self) }
    var weight: Int {
      switch self {
      case .observe: 6
      case .emit: 8
      case .turn: 5
      case .debounce, .advance: 3
      case .refresh, .complete, .subscribe: 2
      case .cancelRefresh, .unsubscribe, .drop: 1
      }
    }
  }

  static func program(seed: UInt64) -> Program {
    var generator = ProgramGenerator(seed: seed)
    return generator.make()
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    program = Program(seed: seed)
  }

  private mutating func make() -> Program {
    program.hasObserver = random.happens(40)
    // In each program, some kinds of steps never occur.
    let kinds = Kind.allCases.filter { $0 == .observe || random.happens($0 == .drop ? 15 : 75) }
    outermost = kinds.flatMap { Array(repeating: $0, count: $0.weight) }
    inner = outermost.filter { !$0.isOutermost }
    for _ in 0..<Int.random(in: 1...3, using: &random) { program.steps.append(subscribe()) }
    for _ in 0..<Int.random(in: 20...60, using: &random) { program.steps.append(step(depth: 0)) }
    return program
  }

  private mutating func step(depth: Int) -> ProgramStep {
    switch (depth == 0 ? outermost : inner).randomElement(using: &random) ?? .observe {
    case .observe: return .observe(action(depth: depth))
    case .debounce:
      let (number, due) = (Int.random(in: 1...2, using: &random), Int.random(in: 1...20, using: &random))
      let site = CallSite(fileID: "Program", line: UInt(number), column: 1)
      let key: DebounceKey = random.happens(50) ? .callSite(site) : .identifier(AnyHashable(number))
      return .debounce(action(depth: depth), key: key, due: due)
    case .refresh: return .refresh(action(depth: depth))
    case .cancelRefresh: return .cancelRefresh
    case .emit: return .emit(state: state(depth: depth), of: recentAction(), from: place())
    case .complete: return .complete(recentAction(), from: place())
    case .subscribe: return subscribe()
    case .unsubscribe: return .unsubscribe(Int.random(in: 0...subscribers, using: &random))
    case .turn: return .turn
    case .advance: return .advance(Int.random(in: 1...25, using: &random))
    case .drop: return .drop
    }
  }

  private mutating func place() -> ProgramStep.Place {
    random.happens(40) ? .elsewhere : .mainActor
  }

  private mutating func subscribe() -> ProgramStep {
    subscribers += 1
    return .subscribe(subscribers, to: ProgramStep.Publication.allCases.randomElement(using: &random) ?? .willSet)
  }

  /// Usually the newest action, which is the one that most likely runs.
  private mutating func recentAction() -> Int {
    var index = actions.count - 1
    while index > 0, random.happens(30) { index -= 1 }
    return index < 0 ? 0 : actions[index]
  }

  private mutating func action(depth: Int) -> ProgramAction {
    let id = actions.count + 1
    actions.append(id)
    var action = ProgramAction(id: id, shape: ProgramAction.Shape.allCases.randomElement(using: &random) ?? .state)
    action.isFunction = random.happens(30)
    let count: Int
    switch action.shape {
    case .state: count = 1
    case .async: count = random.happens(30) ? 1 : 0
    case .publisher, .sequence, .stream, .closing, .emitting: count = Int.random(in: 0...3, using: &random)
    }
    for _ in 0..<count { action.leading.append(state(depth: depth)) }
    if ![.state, .async].contains(action.shape) { action.ends = random.happens(25) }
    if [.async, .sequence, .closing, .emitting].contains(action.shape) { action.isStubborn = random.happens(20) }
    for occasion in [Occasion.evaluated(id), .started(id), .cancelled(id)] {
      react(on: occasion, percent: 10, depth: depth)
    }
    return action
  }

  private mutating func state(depth: Int) -> Int {
    states += 1
    let state = states
    for occasion in [Occasion.willSet(state), .didSet(state), .seen(state), .changed(state)] {
      react(on: occasion, percent: 6, depth: depth)
    }
    react(on: .gone(state), percent: 10, depth: depth, upTo: 1)
    return state
  }

  private mutating func react(on occasion: Occasion, percent: Int, depth: Int, upTo count: Int = 2) {
    guard depth < 3, random.happens(percent) else { return }
    program.reactions[occasion] = (0..<Int.random(in: 1...count, using: &random)).map { _ in step(depth: depth + 1) }
  }
}

extension SeededGenerator {
  /// Returns `true` with this probability.
  fileprivate mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }
}
