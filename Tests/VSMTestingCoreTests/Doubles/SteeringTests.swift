import Testing

@testable import VSMTestingCore

@MainActor
@Suite struct SteeringTests {
  private let load = Steered<Int, String>("load")
  private let save = Steered<String, Void>("save")
  private let steering = Steering()

  init() {
    steering.add(load, answers: ["succeeds": .success("loaded"), "fails": .failure(Offline())])
    steering.add(save, answers: ["succeeds": .success(())])
  }

  @Test func withoutCallsThereAreNoChoices() {
    #expect(steering.choices.isEmpty)
  }

  @Test func everyPendingCallHasAllAnswersAsChoices() async {
    let loading = Task { _ = try? await load(1) }
    let saving = Task { try? await save("a") }
    await passTurns()
    #expect(steering.choices.map(\.name) == ["load succeeds", "load fails", "save succeeds"])
    loading.cancel()
    saving.cancel()
  }

  @Test func severalCallsAreNumbered() async throws {
    let first = Task { try await load(1) }
    await passTurns()
    let second = Task { try await load(2) }
    await passTurns()
    #expect(steering.choices.map(\.name) == ["load succeeds", "load fails", "load 2 succeeds", "load 2 fails"])
    try steering.choose("load 2 succeeds")
    #expect(try await second.value == "loaded")
    try steering.choose("load fails")
    await #expect(throws: Offline.self) { try await first.value }
    #expect(steering.choices.isEmpty)
  }

  @Test func unknownChoiceThrowsWithTheAvailableOnes() async {
    let none = #expect(throws: Steering.NoSuchChoice.self) { try steering.choose("load fails") }
    #expect(none?.message == "There is no answer with the name \"load fails\". No call is pending.")
    let task = Task { try? await save("a") }
    await passTurns()
    do {
      try steering.choose("save fails")
      Issue.record("nothing was thrown")
    } catch {
      let message = (error as? Steering.NoSuchChoice)?.message
      #expect(message == "There is no answer with the name \"save fails\". Available: save succeeds.")
    }
    task.cancel()
  }
}
