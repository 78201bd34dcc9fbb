import Foundation
import Testing

@testable import VSMTestingRequirements

@MainActor struct NumberParametersTests {
  private func read<Value: StepParameter>(_ text: String, _ name: String, as type: Value.Type) throws -> Value? {
    let definition = Given<Journal>("{\(name)}") { (_, _: Value) in }
    #expect(definition.problem == nil)
    return try definition.read(text)?.first as? Value
  }

  private func failure<Value: StepParameter>(_ text: String, _ name: String, as type: Value.Type) -> String? {
    #expect(throws: StepFailure.self) { try read(text, name, as: type) }?.description
  }

  @Test func wholeNumbersHaveTheTypesOfTheirNames() throws {
    #expect(try read("-42", "int", as: Int.self) == -42)
    #expect(try read("9223372036854775807", "long", as: Int.self) == .max)
    #expect(try read("-128", "byte", as: Int8.self) == -128)
    #expect(try read("32767", "short", as: Int16.self) == .max)
    #expect(try read("-2147483648", "int", as: Int32.self) == .min)
    #expect(try read("9223372036854775807", "long", as: Int64.self) == .max)
    for text in ["1.5", "+1", "-", "", "1 000"] { #expect(try read(text, "byte", as: Int8.self) == nil) }
  }

  @Test func numbersThatATypeCannotHoldFail() {
    #expect(failure("128", "byte", as: Int8.self) == "\"128\" is not a valid {byte}.")
    #expect(failure("-32769", "short", as: Int16.self) == "\"-32769\" is not a valid {short}.")
    #expect(failure("2147483648", "int", as: Int32.self) == "\"2147483648\" is not a valid {int}.")
    #expect(failure("9223372036854775808", "long", as: Int64.self) == "\"9223372036854775808\" is not a valid {long}.")
  }

  @Test func bigIntegersAreExact() throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    let text = "-170141183460469231731687303715884105728"
    #expect(try read(text, "biginteger", as: Int128.self) == .min)
    #expect(
      failure("1\(text.dropFirst())", "biginteger", as: Int128.self)?.hasSuffix("is not a valid {biginteger}.") == true)
    #expect(
      try read("12345678901234567890123456789012345678", "biginteger", as: Decimal.self)?.description
        == "12345678901234567890123456789012345678")
    #expect(try read("1.5", "biginteger", as: Decimal.self) == nil)
  }

  @Test func fractionsHaveTheTypesOfTheirNames() throws {
    #expect(try read("1.25", "float", as: Float.self) == 1.25)
    #expect(try read("1.25", "float", as: Double.self) == 1.25)
    #expect(try read("-.5E-1", "double", as: Double.self) == -0.05)
  }

  @Test(arguments: [
    ("0.1", "0.1"), ("+10", "10"), ("-.25", "-0.25"), ("1.5E3", "1500"), ("1E-2", "0.01"),
    ("3.1415926535897932384626433832795028841", "3.1415926535897932384626433832795028841"),
    ("0.00000000000000000000000000000000000000001", "0.00000000000000000000000000000000000000001"),
    ("100000000000000000000000000000000000000000", "100000000000000000000000000000000000000000"),
  ])
  func bigDecimalsAreExact(text: String, value: String) throws {
    #expect(try read(text, "bigdecimal", as: Decimal.self)?.description == value)
  }

  @Test func bigDecimalWithTooManyDigitsFails() {
    let text = "3.14159265358979323846264338327950288419716939937510"
    #expect(failure(text, "bigdecimal", as: Decimal.self) == "\"\(text)\" is not a valid {bigdecimal}.")
  }

  @Test func typeOfAnotherNameIsReported() {
    #expect(Given<Journal>("{byte}") { (_, _: Int) in }.problem == "{byte} is not a form of Int. Use {int} or {long}.")
  }
}
