import Testing
import VSMTestingCore
import VSMTestingPages

// The generated test for the late state of the faulty feature. `ExplorationTests` compares it with the generator's
// output.
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
