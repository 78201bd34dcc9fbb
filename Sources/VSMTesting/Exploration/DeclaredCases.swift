import VSM

/// The cases that the type of a state declares, from the metadata with which Swift prints enums.
enum DeclaredCases {
  /// The names of the cases; `nil` where they cannot be known: of a type that names its states itself, that has no enum,
  /// or that is compiled without reflection.
  ///
  /// A struct has the cases of the enum by which ``StateName`` names it.
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
  /// The layout is part of Swift's stable binary interface (`TypeMetadata.rst` and `TypeLayout`): the metadata of an enum
  /// begins with its kind and the address of its descriptor, whose fifth word of 32 bits leads to the list of the cases.
  /// Everything read lies in the read-only part of the program that declares the type.
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

  /// What a relative pointer points to.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(pointer.load(as: Int32.self))
    return offset == 0 ? nil : pointer + offset
  }
}
