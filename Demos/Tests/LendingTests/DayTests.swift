import Foundation
import Testing

@testable import Lending

struct DayTests {
  private let newYear = Date(timeIntervalSince1970: 978_307_200)

  @Test(arguments: [("GMT", 11_323), ("America/New_York", 11_322), ("Pacific/Kiritimati", 11_323)])
  func aMomentHasTheDayOfItsTimeZone(zone: String, number: Int) throws {
    #expect(Day(newYear, in: try #require(TimeZone(identifier: zone))).number == number)
  }

  @Test(arguments: ["GMT", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "America/Santiago"])
  func noonIsOnItsDayInEveryTimeZone(zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    for number in stride(from: 11_000, through: 11_800, by: 1) {
      #expect(Day(Day(number: number).noon(in: zone), in: zone).number == number)
    }
  }

  @Test func daysBeforeTheEpochHaveNegativeNumbers() {
    #expect(Day(Date(timeIntervalSince1970: -1), in: .gmt).number == -1)
  }

  @Test func aDateIsWrittenAsInTheRegion() {
    #expect(Day(newYear, in: .gmt).text(Locale(identifier: "de_DE")) == "1. Januar 2001")
    #expect(Day(newYear, in: .gmt).text(Locale(identifier: "en_US")) == "January 1, 2001")
  }

  @Test func anItemIsFoundByAllItsWords() {
    let item = Item(
      id: Item.ID(rawValue: 1), details: ItemDetails(name: "Übungsgerät", summary: "For four people."), version: 1)
    for text in ["", " ", "ÜBUNG", "ubungs gerat", "people über"] {
      #expect(item.matches(text) == (text != "people über"), "\(text)")
    }
  }
}
