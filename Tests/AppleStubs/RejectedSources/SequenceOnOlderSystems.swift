// expected: 'observe(_:file:line:column:)' is only available in iOS 18 or newer
// The overload for sequences that fail is unavailable too, and must not be the one that is reported.
import VSM

struct Numbers: AsyncSequence, AsyncIteratorProtocol {
  func makeAsyncIterator() -> Numbers { self }
  func next() async -> Int? { nil }
}

@MainActor func follow(_ numbers: Numbers, in container: StateContainer<Int>) { container.observe(numbers) }
