/// Traits of a view for assistive technology.
public struct AccessibilityTraits: Sendable {
  private var kinds: Kinds

  private struct Kinds: OptionSet {
    let rawValue: UInt8
  }

  /// A heading that divides the page.
  public static let isHeader = AccessibilityTraits(kinds: Kinds(rawValue: 1))
  /// Currently selected.
  public static let isSelected = AccessibilityTraits(kinds: Kinds(rawValue: 2))
  /// Changes so often that assistive technology announces changes only when it is idle.
  public static let updatesFrequently = AccessibilityTraits(kinds: Kinds(rawValue: 4))
}

/// An `OptionSet` would also make the raw value public.
extension AccessibilityTraits: SetAlgebra {
  public init() { kinds = [] }

  public func contains(_ member: AccessibilityTraits) -> Bool { kinds.contains(member.kinds) }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(kinds: kinds.union(other.kinds))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(kinds: kinds.intersection(other.kinds))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(kinds: kinds.symmetricDifference(other.kinds))
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let inserted = kinds.insert(newMember.kinds)
    return (inserted.inserted, AccessibilityTraits(kinds: inserted.memberAfterInsert))
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    kinds.remove(member.kinds).map { AccessibilityTraits(kinds: $0) }
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    kinds.update(with: newMember.kinds).map { AccessibilityTraits(kinds: $0) }
  }
}
