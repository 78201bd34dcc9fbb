import Foundation
import Testing

@testable import Shopping

struct ProductFileTests {
  private static let heading = "name,category,price,description\n"

  private func products(_ text: String) throws -> [ProductDraft] { try ProductFile(Data(text.utf8)).products }

  @Test func columnsCanHaveAnyOrder() throws {
    let file = "\u{FEFF}Price, Name,DESCRIPTION,category\r\n45.9,Brass Lamp,\"Warm, and\r\ndimmable\",Lighting\r\n"
    let lamp = ProductDraft(
      name: "Brass Lamp", category: "Lighting", description: "Warm, and\r\ndimmable", price: Money(45_90, "EUR"))
    #expect(try products(file) == [lamp])
  }

  @Test(arguments: [("20", 20_00), ("20.5", 20_50), ("0.05", 5), ("1234567.89", 1_234_567_89)])
  func priceIsExact(text: String, cents: Int) throws {
    #expect(try products(Self.heading + "Lamp,,\(text),").map(\.price.minorUnits) == [cents])
  }

  @Test(arguments: ["abc", "", "-1", "1,5", "1.234", ".5", "1e3", "12345678", "١٢", "€5"])
  func otherTextIsNoPrice(text: String) {
    #expect(throws: ProductFileProblem.noPrice(line: 3, text)) {
      try products(Self.heading + "Lamp,,20,\nLamp,,\"\(text)\",")
    }
  }

  private static let wrongFiles: [(String, ProductFileProblem)] = [
    ("", .wrongColumns), ("name,price\nLamp,20", .wrongColumns), ("name,name,price,description\n", .wrongColumns),
    (heading, .noProducts), ("\(heading)Lamp,20", .wrongCount(line: 2, found: 2, expected: 4)),
    ("\(heading) ,,20,", .noName(line: 2)), ("\(heading)\"a\nb\",,20,\n,,20,", .noName(line: 4)),
    ("\(heading)\(letters(101)),,20,", .tooLong(line: 2, letters(40))),
    ("\(heading)La\0mp,,20,", .nullCharacter(line: 2)),
    ("\(heading)\(String(repeating: "Lamp,,20,\n", count: 1_001))", .tooMany), (letters(1_000_001), .tooLarge),
  ]

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(arguments: wrongFiles) func wrongFileIsAProblem(text: String, problem: ProductFileProblem) {
    #expect(throws: problem) { try products(text) }
  }

  @Test func asManyProductsAsAllowedAreRead() throws {
    #expect(try products(Self.heading + String(repeating: "Lamp,,20,\n", count: 1_000)).count == 1_000)
  }

  @Test func bytesThatAreNoTextAreAProblem() {
    #expect(throws: ProductFileProblem.noText) { try ProductFile(Data([0x6E, 0xFF, 0xFE])) }
  }

  @Test func problemNamesTheLineAndTheText() {
    #expect(ProductFileProblem.noPrice(line: 3, "abc").localizedDescription == "Line 3: “abc” is not a price.")
  }
}
