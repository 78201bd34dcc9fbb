import Gherkin
import Testing

struct GherkinErrorTests {
  @Test func allProblemsAreListedInOrder() {
    let error = #expect(throws: GherkinError.self) {
      try Feature(parsing: "Feature: A\n@b\nBackground:\nGiven\n| c\nScenario Outline: D\n\n", file: "A.feature")
    }
    #expect(
      error?.description == """
        A.feature:2:1: The tag @b does not precede anything that can have tags. Write it above a feature, rule, scenario \
        or table of examples.
        A.feature:4:1: The step has no text. Write a text after 'Given'.
        A.feature:5:1: The row does not end with '|'. Write one after the last cell.
        A.feature:6:1: The outline has no examples, so none of it would run. Write 'Examples:' and a table below \
        its steps, or change it to 'Scenario:'.
        """)
  }

  @Test func invalidUTF8IsReportedWithItsLine() {
    let error = #expect(throws: GherkinError.self) {
      try Feature(parsing: Array("Feature: ä\n".utf8) + [0x20, 0xC3, 0x0A], file: "A.feature")
    }
    #expect(error?.description == "A.feature:2:1: This line is not text in UTF-8. Save the file as UTF-8.")
  }

  @Test func bytesAreDecodedAsUTF8() throws {
    #expect(try Feature(parsing: Array("Feature: ä".utf8), file: "").name == "ä")
  }
}
