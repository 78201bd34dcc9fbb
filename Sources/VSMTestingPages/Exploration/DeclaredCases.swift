import VSM

/// The cases that a state's type declares, read from the reflection metadata of enums.
///
/// The layout of the metadata is part of the stable binary interface. `CaseIterable` is not available for cases with
/// models, and a list in the test would become outdated.
enum DeclaredCases {
  /// Returns the names of the cases, or `nil` if they are not available: for a type that names its states itself, has
  /// no enum, or is compiled without reflection metadata.
  ///
  /// A struct has the cases of the enum that ``StateName`` names it after.
  static func of(_ state: Any) -> [String]? {
    if state is any NamedState { return nil }
    let mirror = Mirror(reflecting: state)
    switch mirror.displayStyle {
    case .enum: return cases(of: type(of: state))
    case .struct, .class:
      return mirror.children.lazy.map(\.value).first { Mirror(reflecting: $0).displayStyle == .enum }.flatMap(of)
    default: return nil
    }
  }

  /// Reads the type's field descriptor.
  ///
  /// The layout is part of Swift's stable ABI (`TypeMetadata.rst` and `TypeLayout`). The metadata of an enum begins
  /// with its kind and the address of its descriptor. The fifth 32-bit word of the descriptor is a relative pointer to
  /// the list of cases. Everything read is in the read-only data of the program that declares the type.
  private static func cases(of type: Any.Type) -> [String]? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let enumKind = 0x201
    guard metadata.load(as: Int.self) == enumKind else { return nil }
    let descriptor = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    guard let fields = target(of: descriptor + 16) else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).compactMap { index in
      target(of: fields + 16 + index * size + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }

  /// The target of a relative pointer.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(pointer.load(as: Int32.self))
    return offset == 0 ? nil : pointer + offset
  }
}
