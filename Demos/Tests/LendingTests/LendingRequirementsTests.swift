import Gherkin
import Testing
import VSMTesting

@testable import Lending

/// The scenarios of the feature files.
@MainActor struct LendingRequirementsTests {
  @Test(arguments: try Requirements().scenarios)
  func lending(_ scenario: Requirements.Scenario) async throws {
    try await scenario.run(in: LendingWorld(), with: lendingSteps)
  }

  @Test func everyStepHasOneDefinition() throws {
    let report = try Requirements().report(on: lendingSteps)
    #expect(report.problems.isEmpty, "\(report)")
  }
}

let lendingSteps = Steps<LendingWorld> {
  Steps.page
  Steps.time
  visiting
  equipment
  others
  results
}

private let visiting = Steps<LendingWorld> {
  Given("I am a guest") { world in world.visitor = .guest }
  Given("I am banned") { world in world.visitor = .banned }
  Given("I am the member {string}") { (world, name: String) in world.visitor = .member(world.person(name)) }
  Given("I am the keeper {string}") { (world, name: String) in world.visitor = .keeper(world.person(name)) }
  Given("I am connected to the internet") { world in world.isConnected = true }
  Given("I am not connected to the internet") { world in world.isConnected = false }
  When("I (have )open(ed) the equipment") { world in world.openEquipment(at: "/") }
  When("I (have )open(ed) the equipment at {string}") { (world, address: String) in world.openEquipment(at: address) }
  When("I (have )open(ed) the page of the {string}") { (world, name: String) in
    world.openItem(try world.item(name).id)
  }
  When("I (have )open(ed) the page of the item {int}") { (world, number: Int) in
    world.openItem(Item.ID(rawValue: number))
  }
  When("I (have )open(ed) the team") { world in try world.openTeam() }
  When("I choose the day after {int} day(s) in {string}") { (world, days: Int, field: String) in
    try world.openPage.pick(LendingWorld.today.advanced(by: days).noon(in: .gmt), in: field)
  }
  Given("the requests of this page are slow") { world in world.gate.isHeld = true }
  When("the requests arrive") { world in world.gate.open() }
}

private let equipment = Steps<LendingWorld> {
  Given("the equipment is out of reach") { world in world.lending.fail(Unavailable()) }
  Given("the equipment is in reach again") { world in world.lending.recover() }
  Then("the equipment should have a {string}") { (world, name: String) in _ = try world.item(name) }
  Then("the equipment should have {int} items") { (world, count: Int) in
    let items = try world.lending.current.items.map(\.details.name)
    if items.count != count { throw StepFailure("The items are \(items).") }
  }
}

private let others = Steps<LendingWorld> {
  Given("{string} has the {string} for {int} more days") { (world, name: String, item: String, days: Int) in
    try world.lend(item, to: name, days: days)
  }
  When("{string} reserves the {string} for {int} days") { (world, name: String, item: String, days: Int) in
    try world.lend(item, to: name, days: days)
  }
  When("{string} gives the {string} back") { (world, _: String, item: String) in
    try world.change(item) { $0.loan = nil }
  }
  When("somebody else renames the {string} to {string}") { (world, item: String, name: String) in
    try world.change(item) { item in
      let details = ItemDetails(name: name, summary: item.details.summary)
      item = Item(id: item.id, details: details, version: item.version + 1, loan: item.loan)
    }
  }
  Given("the team is") { (world, table: DataTable) in
    try world.lending.change { contents in
      contents.team = table.records.enumerated().map { index, row in
        TeamMember(id: row["name"] ?? "", name: row["name"] ?? "", role: Role(rawValue: row["role"] ?? "") ?? .member)
      }
    }
  }
}

private let results = Steps<LendingWorld> {
  Then("{string} should have the {string}") { (world, name: String, item: String) in
    let loan = try world.item(item).loan
    if loan?.borrower.name != name { throw StepFailure("\(loan?.borrower.name ?? "Nobody") has it.") }
  }
  Then("nobody should have the {string}") { (world, item: String) in
    if let loan = try world.item(item).loan { throw StepFailure("\(loan.borrower.name) has it.") }
  }
  Then("{string} should be (a ){word} in the team") { (world, name: String, role: String) in
    let person = try world.lending.current.team.first { $0.name == name }
    if person?.role.rawValue != role { throw StepFailure("The role is \(person?.role.rawValue ?? "none").") }
  }
}
