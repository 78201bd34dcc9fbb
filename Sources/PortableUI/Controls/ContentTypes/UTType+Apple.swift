#if canImport(UniformTypeIdentifiers)
  // Modifiers for files use it, and PortableUI has a type of this name elsewhere.
  @_exported public import struct UniformTypeIdentifiers.UTType
#endif
