import Testing
import VSMTesting

// What an exploration of the faulty feature writes for its late state, checked by `ExplorationTests` and compiled here.
@Test @MainActor func reachesTheLateState() async throws {
  let steering = Steering()
  let page = HeadlessPage { FaultyView(steering: steering) }
  await page.settle()
  try page.tap(.role(.button, name: "Save"))
  await page.settle()
  try page.tap(.role(.button, name: "Cancel"))
  await page.settle()
  try steering.choose("save succeeds")
  await page.settle()
}
