import Testing

@testable import Shopping

struct CSVTests {
  private func records(_ text: String) throws -> [CSVReader.Record] {
    var reader = CSVReader(text)
    var records: [CSVReader.Record] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }

  private static let texts: [(String, [[String]])] = [
    ("", []), ("a", [["a"]]), ("a,b\n", [["a", "b"]]), ("a,\r\nb", [["a", ""], ["b"]]), (",", [["", ""]]),
    ("\"a,b\",c", [["a,b", "c"]]), ("\"say \"\"hi\"\"\"", [["say \"hi\""]]), ("\"a\r\nb\",c\r", [["a\r\nb", "c"]]),
    ("\n\na\n\n", [["a"]]), ("\"\",\"\"", [["", ""]]), ("ä,„b“\n", [["ä", "„b“"]]),
  ]

  @Test(arguments: texts) func textIsReadAsRecords(text: String, values: [[String]]) throws {
    #expect(try records(text).map(\.values) == values)
  }

  @Test func recordsKnowTheLineOnWhichTheyBegin() throws {
    #expect(try records("a\r\n\r\n\"b\nc\rd\"\r\ne\rf").map(\.line) == [1, 3, 6, 7])
  }

  @Test(arguments: [
    ("a\nb\"c\"", CSVReader.Problem.strayQuote(line: 2)), ("\"a\"b", .strayQuote(line: 1)),
    ("a\n\"b\nc", .openQuote(line: 2)), ("\"", .openQuote(line: 1)),
  ])
  func wrongQuotationMarkIsAProblemOfItsLine(text: String, problem: CSVReader.Problem) {
    #expect(throws: problem) { try records(text) }
  }

  @Test func writtenRecordsAreReadAgain() throws {
    let values = [["a,b", "say \"hi\""], ["line\r\nbreak", ""], ["\"\u{301}", "ä"]]
    #expect(try records(CSVWriter.text(values)).map(\.values) == values)
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
  func valueCannotActAsAFormula(value: String) {
    #expect(CSVWriter.text([[value]]) == "\"'\(value)\"\r\n")
  }
}
