import Testing
import VSMTesting

@testable import UserProfile

/// The scenarios of the feature file.
@MainActor struct UserProfileRequirementsTests {
  @Test(arguments: try Requirements().scenarios)
  func userProfile(_ scenario: Requirements.Scenario) async throws {
    try await scenario.run(in: ProfileWorld(), with: profileSteps)
  }
}

@MainActor final class ProfileWorld: PageWorld {
  let service = ProfileService()
  /// The account, from which the editor is opened.
  lazy var page: HeadlessPage? = HeadlessPage { [service] in AccountView(userId: 1, repository: service) }
}

let profileSteps = Steps<ProfileWorld> {
  Steps.page
  Given("I am logged in as {string}") { (world, name: String) in
    world.service.profile.value = UserData(id: 1, username: name, revision: 1)
  }
  Given("I am connected to the internet") { world in world.service.connection = .fast }
  Given("I am not connected to the internet") { world in world.service.connection = .missing }
  Given("the connection is slow") { world in world.service.connection = .slow }
  Given("I tapped {string}") { (world, name: String) in try world.openPage.tap(name) }
  When("I change my Display Name to {string}") { (world, name: String) in
    try world.openPage.type(name, into: "Username")
  }
  Then("I should see the Display Name {string}") { (world, name: String) in
    let shown = try world.openPage.value(of: "Username")
    if shown != name { throw StepFailure("The name is \(shown.map { "\"\($0)\"" } ?? "not shown").") }
  }
  Then("the name of my profile should be {string}") { (world, name: String) in
    let stored = world.service.profile.value.username
    if stored != name { throw StepFailure("The name is \"\(stored)\".") }
  }
}
