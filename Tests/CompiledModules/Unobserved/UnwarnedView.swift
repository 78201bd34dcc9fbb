// Where the compiler says nothing: an async action that is all there is in the closure of a `Task`. The result of the
// closure is then the value of the task, and a task may be dropped. A state that is not `Sendable` cannot be the value
// of a task, and is an error there; see UnobservedReferences.swift.

import SwiftUIShim
import VSM

enum CountViewState: Sendable {
  case counting(CountingModel)
}

struct CountingModel: Sendable {
  func count() async -> CountViewState { .counting(self) }
}

struct UnwarnedView: View {
  let model: CountingModel

  var body: some View {
    Button("Count") { Task { await model.count() } }
  }
}
