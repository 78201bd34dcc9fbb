// The trait `PortableUI` defines a condition of the same name.
// Why: Documentation/Decisions/0001-one-swiftui-integration.md
#if canImport(SwiftUI) && !PortableUI
  @_exported import SwiftUI
#else
  // SwiftUI exports these too.
  @_exported import Foundation
  @_exported import Observation
  @_exported import PortableUI
#endif
