import Testing

@testable import PortableUIWeb

struct EndedPersonsTests {
  @Test func onlyEndsAfterTheRequestCount() {
    let persons = EndedPersons()
    persons.add("7")
    let count = persons.count
    #expect(persons.contains("7", after: 0) && !persons.contains("7", after: count))
    #expect(!persons.contains("8", after: 0))
  }

  @Test func theEndOfEveryoneCountsForAll() {
    let persons = EndedPersons()
    persons.addAll()
    #expect(persons.contains("7", after: 0) && !persons.contains("7", after: 1))
  }

  @Test func memoryIsBoundedAndForgottenEndsCountForAll() {
    let persons = EndedPersons()
    for number in 0...EndedPersons.limit { persons.add("\(number)") }
    #expect(persons.contains("x", after: 0))
    #expect(!persons.contains("x", after: 1))
    #expect(persons.contains("1", after: 1))
  }
}
