import VSM

enum ShelfViewState {
  case full(FullModel)
  case half(HalfModel)
  case empty(EmptyModel)
}

// vsm:disable:next class-model -- A reason follows two hyphens.
final class FullModel {
  func take() -> ShelfViewState { .half(HalfModel()) }
}

final class HalfModel {  // vsm:disable:this class-model
  func take() -> ShelfViewState { .empty(EmptyModel()) }
}

// expect-next: invalid-directive
// vsm:disable:next class-models
final class EmptyModel {  // expect: class-model
  func fill() -> ShelfViewState { .full(FullModel()) }
}

// expect-next: invalid-directive
// vsm:disable
// expect-next: invalid-directive
// vsm:disable:all class-model
