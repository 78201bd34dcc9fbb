import Testing

@testable import VSM

struct StateNameTests {
  enum Plain { case loading, loadingError(String), pair(first: Int, second: Int) }

  enum Described: CustomStringConvertible {
    case saving, saved(Int)
    var description: String { "something else" }
  }

  enum DebugDescribed: CustomDebugStringConvertible {
    case saving
    var debugDescription: String { "something else" }
  }

  enum Raw: String { case editing = "EDITING" }

  struct Editing {
    var name = "Ada"
    var isValid: Bool? = true
    var mode: Described
    var other = Plain.loading
  }

  struct NoEnum { var name = "Ada" }

  struct Named: NamedState {
    var mode = Plain.loading
    var stateName: String { "special" }
  }

  struct Holding { var mode = NamedMode.one }

  enum NamedMode: NamedState {
    case one
    var stateName: String { "first" }
  }

  @Test func enumIsNamedByItsCase() {
    #expect(StateName.of(Plain.loading) == "loading")
    #expect(StateName.of(Plain.loadingError("no network")) == "loadingError")
    #expect(StateName.of(Plain.pair(first: 1, second: 2)) == "pair")
    #expect(StateName.of(Raw.editing) == "editing")
  }

  @Test func enumWithADescriptionIsNamedByItsCase() {
    #expect(StateName.of(Described.saving) == "saving")
    #expect(StateName.of(Described.saved(1)) == "saved")
    #expect(StateName.of(DebugDescribed.saving) == "saving")
  }

  @Test func structIsNamedByItsFirstEnum() {
    #expect(StateName.of(Editing(mode: .saving)) == "saving")
    #expect(StateName.of(Editing(mode: .saved(1))) == "saved")
  }

  @Test func namedStateDeterminesItsName() {
    #expect(StateName.of(Named()) == "special")
    #expect(StateName.of(Holding()) == "first")
  }

  @Test func structWithoutEnumIsNamedByItsType() {
    #expect(StateName.of(NoEnum()) == "NoEnum")
    #expect(StateName.of(3) == "Int")
  }

  @Test func optionalIsNamedByItsValue() {
    #expect(StateName.of(Plain?.some(.loading) as Any) == "loading")
    #expect(StateName.of(Plain?.none as Any) == "nil")
  }
}
