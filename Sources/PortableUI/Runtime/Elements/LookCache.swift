/// The descriptions of elements, without their texts, for further elements with the same look.
///
/// The rows of a list consist of elements of the same types, in the same environments, that differ only in their texts.
/// The descriptions are kept while views are evaluated: they retain the environments for which they were made.
@MainActor
struct LookCache {
  /// The number of descriptions that are kept. Rows rarely have more kinds of elements.
  private static let limit = 8

  private var entries: [LookEntry] = []
  private var next = 0

  /// Returns the description of an element of a type with this look in this environment.
  func description<Content: ElementView>(
    of type: Content.Type, _ look: Content.Look, in environment: EnvironmentValues
  ) -> ElementDescription? {
    let type = ObjectIdentifier(type)
    for entry in entries where entry.type == type && entry.environment.isIdentical(to: environment) {
      if unsafeDowncast(entry, to: TypedLookEntry<Content.Look>.self).look == look { return entry.description }
    }
    return nil
  }

  /// Keeps a description in place of the oldest one.
  mutating func add<Content: ElementView>(
    _ description: ElementDescription, of type: Content.Type, _ look: Content.Look, in environment: EnvironmentValues
  ) {
    let entry = TypedLookEntry(look, type: ObjectIdentifier(type), environment, description)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.limit
    }
  }

  mutating func removeAll() {
    if !entries.isEmpty { self = LookCache() }
  }
}

private class LookEntry {
  let type: ObjectIdentifier
  let environment: EnvironmentValues
  let description: ElementDescription

  init(type: ObjectIdentifier, _ environment: EnvironmentValues, _ description: ElementDescription) {
    self.type = type
    self.environment = environment
    self.description = description
  }
}

private final class TypedLookEntry<Look: Equatable>: LookEntry {
  let look: Look

  init(_ look: Look, type: ObjectIdentifier, _ environment: EnvironmentValues, _ description: ElementDescription) {
    self.look = look
    super.init(type: type, environment, description)
  }
}
