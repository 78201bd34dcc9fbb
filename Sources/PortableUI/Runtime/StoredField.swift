/// One stored property of a struct or tuple: where it lies in memory, and what it is.
struct StoredField {
  let offset: Int
  let type: Any.Type
  /// Whether memory holds a value of the type; `weak` and `unowned` fields are stored in another way.
  let isStrong: Bool
}

extension StoredField {
  /// The stored properties of a type in the order of their declaration, or `nil` where fields do not tell everything
  /// about a value, as with enums and closures.
  static func all(of type: Any.Type) -> [StoredField]? {
    guard kindsMadeOfFields.contains(metadataKind(of: type)) else { return nil }
    return (0..<fieldCount(of: type)).map { index in
      var metadata = FieldMetadata()
      let fieldType = fieldType(of: type, at: index, metadata: &metadata)
      metadata.free?(metadata.name)
      return StoredField(
        offset: fieldOffset(of: type, at: index), type: fieldType, isStrong: metadata.isStrong)
    }
  }
}

/// The kinds of struct and tuple in the metadata of types.
private let kindsMadeOfFields: Set<UInt> = [0x200, 0x301]

/// What the runtime says of a field, in the layout of the standard library.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// The standard library's `Mirror` is made of these functions. They are part of its stable binary interface on Apple
// platforms, and exported everywhere else; their declarations are not public.

@_silgen_name("swift_getMetadataKind")
private func metadataKind(of type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  of type: Any.Type, at index: Int, metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(of type: Any.Type, at index: Int) -> Int
