import CombineShim

/// What the List screen asks its wireframe to do.
enum ListAction: Equatable {
  case add
}

/// Turns what people do on the List screen into what its wireframe does.
func listPresenter(_ input: ListView.Input) -> AnyPublisher<ListAction, Never> {
  input.add.map { ListAction.add }.eraseToAnyPublisher()
}
