import Testing

@testable import PortableUI

@Suite struct AccessibilityTraitsTests {
  @Test func traitsSupportSetOperations() {
    var traits: AccessibilityTraits = [.isHeader]
    #expect(traits.contains(.isHeader) && !traits.contains(.isSelected))
    #expect(traits.insert(.isSelected).inserted && !traits.insert(.isSelected).inserted)
    #expect(traits == [.isSelected, .isHeader])
    #expect(traits.union([.updatesFrequently]) == [.isSelected, .isHeader, .updatesFrequently])
    #expect(traits.intersection([.isHeader, .updatesFrequently]) == .isHeader)
    #expect(traits.symmetricDifference([.isHeader, .updatesFrequently]) == [.isSelected, .updatesFrequently])
    #expect(traits.update(with: .isHeader) == .isHeader && traits.update(with: .updatesFrequently) == nil)
    #expect(traits.remove(.isHeader) == .isHeader && traits.remove(.isHeader) == nil)
    traits.formUnion([.isHeader])
    traits.formIntersection([.isHeader, .isSelected])
    traits.formSymmetricDifference([.isSelected])
    #expect(traits == .isHeader)
    #expect(AccessibilityTraits().isEmpty)
  }
}
