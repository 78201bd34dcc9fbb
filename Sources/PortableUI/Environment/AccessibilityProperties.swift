/// The properties of a view for assistive technology and for tests, beyond its content.
struct AccessibilityProperties: Equatable {
  var label: String?
  /// The text of a tooltip.
  var help: String?
  var identifier: String?
  /// The language of the view, if it is not the language around it.
  var language: PartLanguage?
  /// The name of the view in the fragment of the page's address.
  var fragment: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits = []
  /// The traits that the view loses, although it has them by itself or from a modifier inside.
  var removedTraits: AccessibilityTraits = []
  var isHidden = false
  /// Whether pages do not announce changes in the view.
  var isUnannounced = false

  var isEmpty: Bool { self == AccessibilityProperties() }
}

extension ElementDescription {
  /// Adds the properties that every control takes from its environment: whether it is enabled, and its accessibility.
  mutating func addControlState(of environment: EnvironmentValues) {
    isDisabled = !environment.isEnabled
    if isDisabled { set(.disabled, "") }
    add(environment.accessibility)
  }

  /// Adds a name, an identifier and traits that modifiers of the view set.
  mutating func add(_ properties: AccessibilityProperties) {
    if properties.isEmpty { return }
    if let label = properties.label { set(.ariaLabel, label) }
    if let help = properties.help { set(.title, help) }
    if let value = properties.value, attributes.contains(where: { $0.name == .ariaValueText }) {
      set(.ariaValueText, value)
      set(.ariaDescription, properties.hint)
    } else {
      let description = [properties.value, properties.hint].compactMap(\.self).joined(separator: ". ")
      if !description.isEmpty { set(.ariaDescription, description) }
    }
    if let identifier = properties.identifier { set(.testID, identifier) }
    if let language = properties.language { add(language) }
    if let fragment = properties.fragment, !attributes.contains(where: { $0.name == .id }) { set(.id, fragment) }
    addRole(of: properties)
    if properties.isHidden { set(.ariaHidden, "true") }
    if properties.traits.contains(.isSelected) { set(.ariaCurrent, "true") }
    if properties.traits.contains(.updatesFrequently) { set(.ariaLive, "polite") }
    if properties.isUnannounced { set(.ariaLive, "off") }
  }

  /// Adds the role that traits state. A control keeps its own, which tells how to use it.
  private mutating func addRole(of properties: AccessibilityProperties) {
    if properties.removedTraits.contains(.isHeader), tag.isHeading { set(.role, "none") }
    if properties.traits.contains(.isHeader), !tag.isHeading {
      set(.role, "heading")
      set(.ariaLevel, "3")
    }
    if properties.traits.contains(.isSearchField), tag == .input { set(.role, "searchbox") }
    guard !tag.isControl else { return }
    if properties.traits.contains(.isButton) {
      set(.role, "button")
    } else if properties.traits.contains(.isLink) {
      set(.role, "link")
    } else if properties.traits.contains(.isImage) {
      set(.role, "img")
    }
  }

  /// Adds the properties of modifiers to an element around views, which becomes a group if it has a name.
  mutating func addGroup(_ properties: AccessibilityProperties) {
    if properties.isEmpty { return }
    set(.role, properties.label == nil ? nil : "group")
    add(properties)
  }
}

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
  /// Can be pressed. Controls have a role of their own, which they keep.
  public static let isButton = AccessibilityTraits(kinds: Kinds(rawValue: 8))
  /// Leads to another place. Controls have a role of their own, which they keep.
  public static let isLink = AccessibilityTraits(kinds: Kinds(rawValue: 16))
  /// A picture, whose content is described by its label alone.
  public static let isImage = AccessibilityTraits(kinds: Kinds(rawValue: 32))
  /// A field for the text of a search.
  public static let isSearchField = AccessibilityTraits(kinds: Kinds(rawValue: 64))
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
