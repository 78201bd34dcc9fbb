import Foundation
import SwiftUIShim
import Testing
import VSMTesting

@testable import Membership

/// The scenarios of the feature files.
@MainActor struct MembershipRequirementsTests {
  @Test(arguments: try Requirements().scenarios)
  func membership(_ scenario: Requirements.Scenario) async throws {
    try await scenario.run(in: MembershipWorld(), with: membershipSteps)
  }
}

@MainActor final class MembershipWorld: PageWorld {
  let accounts = MemoryAccounts()
  private(set) var page: HeadlessPage?

  func open(@ViewBuilder _ view: @escaping () -> some View) async {
    let page = HeadlessPage { view() }
    self.page = page
    await page.settle()
  }
}

let membershipSteps = Steps<MembershipWorld> {
  Steps.page
  Given("there is the account {string} with the password {string}") { (world, name: String, password: String) in
    world.accounts.passwords[name] = password
  }
  Given("I am connected to the internet") { world in world.accounts.isConnected = true }
  Given("I am not connected to the internet") { world in world.accounts.isConnected = false }
  Given("somebody has guessed too often") { world in world.accounts.limit = Date(timeIntervalSinceReferenceDate: 0) }
  Given("the time of waiting has passed") { world in world.accounts.limit = nil }
  Given("{string} is signed in here and on {string}") { (world, name: String, device: String) in
    world.accounts.enter(name, others: [device])
  }
  When("I (have )open(ed) the sign-in") { world in
    await world.open { [accounts = world.accounts] in SignInView(service: accounts) }
  }
  When("I (have )open(ed) the sign-up") { world in
    await world.open { [accounts = world.accounts] in SignUpView(service: accounts) }
  }
  When("I (have )open(ed) my account") { world in
    let member = Member(id: "1", name: world.accounts.signedIn ?? "")
    await world.open { [accounts = world.accounts] in MemberAccountView(member: member, service: accounts) }
  }
  Then("{string} should be signed in") { (world, name: String) in
    let signedIn = world.accounts.signedIn
    if signedIn != name { throw StepFailure("\(signedIn.map { "“\($0)”" } ?? "Nobody") is signed in.") }
  }
  Then("nobody should be signed in") { world in
    if let name = world.accounts.signedIn { throw StepFailure("“\(name)” is signed in.") }
  }
  Then("the password of {string} should be {string}") { (world, name: String, password: String) in
    if world.accounts.passwords[name] != password { throw StepFailure("The password is another one.") }
  }
  Then("I should be signed in nowhere else") { world in
    if !world.accounts.others.isEmpty {
      throw StepFailure("These are signed in: \(world.accounts.others.map(\.name)).")
    }
  }
}
