import Testing

@testable import PortableUI

@MainActor
@Suite struct SharedAttributesTests {
  private func place(_ attributes: [Attribute]) -> UnsafeRawPointer? {
    attributes.withUnsafeBytes { $0.baseAddress }
  }

  @Test func equalElementsShareOneArray() {
    let names = (1...3).map { _ in
      SharedAttributes.shared([Attribute(.class, "shared"), Attribute(.type, "a")], of: .hr)
    }
    #expect(Set(names.map(place)).count == 1)
  }

  @Test func sharedArraysEqualTheOriginals() {
    for round in 0..<3 {
      for number in 0..<20 {
        let attributes = [Attribute(.class, "number-\(number)")]
        #expect(SharedAttributes.shared(attributes, of: .legend) == attributes, "round \(round)")
      }
    }
    #expect(SharedAttributes.shared([], of: .legend) == [])
  }
}
