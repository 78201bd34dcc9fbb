import Foundation
import Testing

@testable import DemoStorage

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct CatalogueTests {
  @Test func catalogHasFiveHundredProductsWithUniqueNamesAndNumbers() {
    #expect(Catalogue.all.count == 504)
    #expect(Catalogue.all.map(\.id) == Array(1...504))
    #expect(Set(Catalogue.all.map(\.name)).count == 504)
    #expect(Set(Catalogue.all.map(\.description)).count == 504)
    #expect(Set(Catalogue.all.map(\.department.name)).count == 8)
  }

  @Test func textsAreSentencesAndPricesAreInRange() {
    for entry in Catalogue.all {
      #expect(entry.description.hasSuffix("."))
      #expect((6_00...600_00).contains(entry.minorUnits))
    }
    #expect(Catalogue.all.count(where: \.isSoldOut) == 18)
  }

  @Test func everyProductHasAWellFormedImage() throws {
    for entry in Catalogue.all {
      let svg = try #require(ProductPicture(id: entry.id)).svg
      #expect(svg.utf8.count < 6_000)
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "the picture of product \(entry.id)")
    }
    #expect(ProductPicture(id: 0) == nil)
    #expect(ProductPicture(id: 505) == nil)
  }

  @Test func imagesDiffer() {
    #expect(Set(Catalogue.all.compactMap { ProductPicture(id: $0.id)?.svg }).count == 504)
  }
}
