import Testing

@testable import PortableUIWeb

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct WorkQueueTests {
  @Test func workStartsInOrder() async {
    let queue = WorkQueue(limit: 1)
    await queue.enter()
    var started: [Int] = []
    let work = (1...3).map { number in
      Task {
        await queue.enter()
        started.append(number)
        queue.leave()
      }
    }
    queue.leaveLater()
    for task in work { await task.value }
    #expect(started == [1, 2, 3])
    #expect(!queue.isFull && queue.waitingCount == 0)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func placeThatIsLeftDuringTheCallIsTaken() async {
    for turn in 0...5 {
      let queue = WorkQueue(limit: 1)
      await queue.enter()
      await Task(executorPreference: QueueExecutor()) {
        await enter(queue) { inTurn(turn) { queue.leave() } }
      }.value
      #expect(queue.isFull && queue.waitingCount == 0)
    }
  }

  private func enter(_ queue: WorkQueue, after action: @MainActor @Sendable () -> Void) async {
    action()
    await queue.enter()
  }
}
