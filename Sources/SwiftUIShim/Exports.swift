// The trait `PortableUI` defines a condition of the same name.
#if canImport(SwiftUI) && !PortableUI
  @_exported import SwiftUI
#else
  @_exported import PortableUI
#endif
