import VSMTesting

@testable import Profile

/// What the steps of a scenario share.
@MainActor final class ProfileWorld: PageWorld {
  /// Steps can replace its functions while the page is open.
  var service = ProfileService.immediate
  var page: HeadlessPage?

  func open() {
    let service = ProfileService(load: { try await self.service.load() }, save: { try await self.service.save($0) })
    page = HeadlessPage { ProfileView(service: service) }
  }
}

@MainActor let profileSteps = Steps<ProfileWorld> {
  Steps.page
  When("I open my profile") { world in
    world.open()
  }
  Given("I am not connected to the internet") { world in
    throw StepFailure("This step is not implemented.")
  }
  Given("I have opened my profile") { world in
    world.open()
  }
  When("I am connected to the internet") { world in
    throw StepFailure("This step is not implemented.")
  }
}
