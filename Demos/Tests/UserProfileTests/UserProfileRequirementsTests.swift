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
  var page: HeadlessPage?
}

let profileSteps = Steps<ProfileWorld> {
  Steps.page
  Given("I am logged in as {string}") { (world, name: String) in
    world.service.profile.value = UserData(id: 1, username: name, revision: 1)
  }
  Given("I am connected to the internet") { world in world.service.connection = .fast }
  Given("I am not connected to the internet") { world in world.service.connection = .missing }
  Given("the connection is slow") { world in world.service.connection = .slow }
  When("I (have )open(ed) my profile") { world in
    world.page = HeadlessPage { [service = world.service] in LoadUserProfileView(userId: 1, repository: service) }
  }
  Then("the name of my profile should be {string}") { (world, name: String) in
    let stored = world.service.profile.value.username
    if stored != name { throw StepFailure("The name is \"\(stored)\".") }
  }
}
