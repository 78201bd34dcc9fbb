import Foundation

/// The stored properties of a view type, determined once per type.
///
/// Fields are accessed by their offset, so that installing a property writes it in place.
///
/// Two values of a view are compared as in SwiftUI. Plain data, which has no references, is compared byte by byte, even
/// if it is `Equatable`: its `==` may ignore what a body shows. Other data is compared by `==`, or else field by field.
@MainActor
final class ViewLayout {
  private let fields: [Field]
  let propertyCount: Int
  private let hasComposedProperties: Bool
  let readsEnvironment: Bool
  /// Whether values are compared by `==`.
  private let isEquatable: Bool
  /// Whether a value is determined by its fields, as for structs and tuples, or by its bytes.
  private let hasAllInFields: Bool

  private enum Field {
    /// Plain data, compared byte by byte.
    case bytes(offset: Int, count: Int)
    /// Compared between two values of the view.
    case plain(offset: Int, type: Any.Type)
    /// Compared by `==`.
    case equatable(offset: Int, type: any Equatable.Type)
    /// Stored by the node, at `index` of the node's storage.
    case property(offset: Int, type: any InstallableProperty.Type, index: Int)
    /// Cannot be read as a value of its type, so it never counts as equal.
    case opaque
    /// A property made of other properties, which precede it. Its `update()` runs after they are installed.
    case composed(offset: Int, type: any DynamicProperty.Type)
  }

  private static var layouts: [ObjectIdentifier: ViewLayout] = [:]

  static func of<Content>(_ type: Content.Type) -> ViewLayout {
    if let known = layouts[ObjectIdentifier(type)] { return known }
    let layout = ViewLayout(type)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    precondition(
      !(type is AnyClass),
      "\(type) is a class. A view must be a struct or an enum, since the page stores copies of it. Make it a struct.")
    var fields: [Field] = []
    var count = 0
    var readsEnvironment = false
    func append(_ ranges: [Range<Int>]) {
      for range in ranges {
        if case .bytes(let offset, let count) = fields.last, offset + count == range.lowerBound {
          fields[fields.count - 1] = .bytes(offset: offset, count: count + range.count)
        } else {
          fields.append(.bytes(offset: range.lowerBound, count: range.count))
        }
      }
    }
    func collect(_ type: Any.Type, at base: Int) {
      for field in StoredField.all(of: type) ?? [] {
        let offset = base + field.offset
        if !field.isStrong {
          fields.append(.opaque)
        } else if let property = field.type as? any InstallableProperty.Type {
          fields.append(.property(offset: offset, type: property, index: count))
          count += 1
          if property.readsEnvironment { readsEnvironment = true }
        } else if let composed = field.type as? any DynamicProperty.Type {
          collect(field.type, at: offset)
          fields.append(.composed(offset: offset, type: composed))
        } else if (type as? any Delegating.Type)?.delegate == field.type, StoredField.all(of: field.type) != nil {
          collect(field.type, at: offset)
        } else if isPlainData(field.type) {
          append(plainRanges(of: field.type, at: offset))
        } else if let equatable = field.type as? any Equatable.Type {
          fields.append(.equatable(offset: offset, type: equatable))
        } else {
          fields.append(.plain(offset: offset, type: field.type))
        }
      }
    }
    let isPlain = isPlainData(type)
    let isMadeOfFields = StoredField.all(of: type) != nil
    hasAllInFields = isMadeOfFields || isPlain
    if isMadeOfFields { collect(type, at: 0) } else if isPlain { append(plainRanges(of: type, at: 0)) }
    self.fields = fields
    propertyCount = count
    hasComposedProperties = fields.contains { if case .composed = $0 { true } else { false } }
    self.readsEnvironment = readsEnvironment
    isEquatable = !isPlain && type is any Equatable.Type
  }

  /// Whether the view has no dynamic properties.
  var isPlain: Bool { propertyCount == 0 && !hasComposedProperties }

  /// Connects the view's dynamic properties with the node's storage.
  func install<Content>(_ view: inout Content, storage: inout [AnyObject?], node: _Node) {
    guard propertyCount > 0 else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields {
        switch field {
        case .bytes, .plain, .equatable, .opaque, .composed: break
        case .property(let offset, let type, let index):
          Self.install(type, at: base + offset, storage: &storage[index], node: node)
        }
      }
    }
  }

  /// Calls `update()` of the composed properties, the innermost first.
  func updateProperties<Content>(of view: inout Content) {
    guard hasComposedProperties else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for case .composed(let offset, let type) in fields { Self.update(type, at: base + offset) }
    }
  }

  /// Whether a property of the view has a different value in the new environment.
  func dependsOnChange<Content>(
    from old: EnvironmentValues, to new: EnvironmentValues, in view: Content
  ) -> Bool {
    withUnsafeBytes(of: view) { bytes in
      guard let base = bytes.baseAddress else { return false }
      return fields.contains { field in
        guard case .property(let offset, let type, _) = field, type.readsEnvironment else { return false }
        return Self.dependsOnChange(type, at: base + offset, from: old, to: new)
      }
    }
  }

  /// Returns the type of an object that a property of the view needs and that the environment lacks.
  func missingObject<Content>(in view: Content, environment: EnvironmentValues) -> Any.Type? {
    withUnsafeBytes(of: view) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      for case .property(let offset, let type, _) in fields where type.readsEnvironment {
        if let missing = Self.missingObject(type, at: base + offset, in: environment) { return missing }
      }
      return nil
    }
  }

  /// Whether two values of a view lead to the same body, according to their fields. Closures are never equal.
  func areEqual<Content>(_ left: Content, _ right: Content) -> Bool {
    if isEquatable { return areValuesEqual(left, right) }
    guard hasAllInFields else { return false }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return fields.allSatisfy { field in
          switch field {
          case .bytes(let offset, let count): memcmp(left + offset, right + offset, count) == 0
          case .plain(let offset, let type): Self.areEqual(type, left + offset, right + offset)
          case .equatable(let offset, let type): Self.areEqual(equatable: type, left + offset, right + offset)
          case .property(let offset, let type, _): Self.isInterchangeable(type, left + offset, right + offset)
          case .composed: true
          case .opaque: false
          }
        }
      }
    }
  }

  private static func install<Property: InstallableProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, node: _Node
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.install(&storage, in: node)
  }

  private static func update<Property: DynamicProperty>(_ type: Property.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Property.self).pointee.update()
  }

  private static func dependsOnChange<Property: InstallableProperty>(
    _ type: Property.Type, at pointer: UnsafeRawPointer, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    pointer.assumingMemoryBound(to: Property.self).pointee.dependsOnChange(from: old, to: new)
  }

  private static func missingObject<Property: InstallableProperty>(
    _ type: Property.Type, at pointer: UnsafeRawPointer, in environment: EnvironmentValues
  ) -> Any.Type? {
    pointer.assumingMemoryBound(to: Property.self).pointee.missingObject(in: environment)
  }

  private static func isInterchangeable<Property: InstallableProperty>(
    _ type: Property.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: Property.self).pointee
      .isInterchangeable(with: right.assumingMemoryBound(to: Property.self).pointee)
  }

  private static func areEqual<Value: Equatable>(
    equatable type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: Value.self).pointee == right.assumingMemoryBound(to: Value.self).pointee
  }

  private static func areEqual<Value>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    areValuesEqual(
      left.assumingMemoryBound(to: Value.self).pointee, right.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// Whether two values are known to be the same: plain data by its bytes, other data by `==`, by identity, or field by
/// field.
///
/// Closures, for example, cannot be compared, and are never the same.
@MainActor
func areValuesEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  if !_isPOD(Value.self) {
    if let left = left as? any Equatable { return isEqual(left, right) }
    if Value.self is AnyClass { return left as AnyObject === right as AnyObject }
  }
  if MemoryLayout<Value>.size == 0 { return true }
  return ViewLayout.of(Value.self).areEqual(left, right)
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: some Any) -> Bool {
  guard let right = right as? Value else { return false }
  return left == right
}
