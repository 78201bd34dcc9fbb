import Testing
import VSM

@testable import VSMTestingPages

struct DeclaredCasesTests {
  private enum Plain { case first, second }
  private enum Payload<Value> {
    case nothing
    case one(Value)
    indirect case more([Payload], String)
    case closure(() -> Void)
  }
  private struct Struct {
    var number = 1
    var phase: Payload<Int> = .nothing
  }
  private struct Named: NamedState {
    var plain = Plain.first
    var stateName: String { "named" }
  }

  @Test func casesOfAnEnumAreRead() {
    // In the metadata, cases with payloads precede those without. The order does not matter.
    #expect(Set(DeclaredCases.of(Plain.first) ?? []) == ["first", "second"])
    #expect(Set(DeclaredCases.of(Payload<String>.nothing) ?? []) == ["nothing", "one", "more", "closure"])
  }

  @Test func structHasTheCasesOfItsFirstEnum() {
    #expect(Set(DeclaredCases.of(Struct()) ?? []) == ["nothing", "one", "more", "closure"])
  }

  @Test func namedStatesAndTypesWithoutCasesDeclareNone() {
    #expect(DeclaredCases.of(Named()) == nil)
    #expect(DeclaredCases.of(1) == nil)
    #expect(DeclaredCases.of(Optional(1) as Any) == nil)
  }
}
