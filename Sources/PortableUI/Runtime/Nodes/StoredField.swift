// Why: Documentation/Decisions/0004-fields-by-offset.md
/// The offset and the type of a stored property of a struct or tuple.
struct StoredField {
  let offset: Int
  let type: Any.Type
  /// Whether memory contains a value of the type; `weak` and `unowned` fields are stored in another form.
  let isStrong: Bool
}

extension StoredField {
  /// Returns the stored properties of a type in the order of their declaration, or `nil` if a value is more than its
  /// fields, as with enums and closures.
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

/// Whether values of a type are plain data, which is copied byte by byte and has no references.
func isPlainData(_ type: Any.Type) -> Bool {
  func open<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
  return open(type)
}

/// Returns the ranges of bytes that make up a plain value at an offset, without the gaps between its fields, whose
/// bytes are undefined.
func plainRanges(of type: Any.Type, at base: Int) -> [Range<Int>] {
  let size = memory(of: type).size
  let whole = size == 0 ? [] : [base..<base + size]
  guard kindsMadeOfFields.contains(metadataKind(of: type)), fieldCount(of: type) > 1,
    let fields = StoredField.all(of: type)
  else { return whole }
  var (end, ranges) = (0, [Range<Int>]())
  for field in fields {
    let (size, alignment) = memory(of: field.type)
    // Of a C struct, unions and bit fields are missing.
    guard field.offset == (end + alignment - 1) / alignment * alignment else { return whole }
    ranges += plainRanges(of: field.type, at: base + field.offset)
    end = field.offset + size
  }
  return end == size ? ranges : whole
}

private func memory(of type: Any.Type) -> (size: Int, alignment: Int) {
  func open<Value>(_ type: Value.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }
  return open(type)
}

/// The kinds of struct and tuple in type metadata.
private let kindsMadeOfFields: Set<UInt> = [0x200, 0x301]

/// The runtime's description of a field, in the layout of the standard library.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// The standard library's `Mirror` uses these functions. They are part of its stable ABI on Apple platforms, and
// exported on other platforms. Their declarations are not public.

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
