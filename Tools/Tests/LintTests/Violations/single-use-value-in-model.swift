import VSM

enum MessagesViewState {
  case waiting(WaitingModel)
  case received(String)
}

struct WaitingModel {
  var iterator: AsyncStream<String>.Iterator  // expect: single-use-value-in-model
  let pending: CheckedContinuation<String, Never>?  // expect: single-use-value-in-model
  let sender: AsyncStream<String>.Continuation  // expect: single-use-value-in-model
  let makeIterator: () -> AsyncStream<String>.Iterator
  let messages: AsyncStream<String>

  func wait() -> MessagesViewState { .waiting(self) }

  func next() async -> MessagesViewState {
    var iterator = messages.makeAsyncIterator()
    return .received(await iterator.next() ?? "")
  }
}

/// Has no actions: what it stores is its own matter.
struct Mailbox {
  let sender: AsyncStream<String>.Continuation
}
