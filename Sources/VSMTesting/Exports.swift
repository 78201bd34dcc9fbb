@_exported import VSMTestingCore
@_exported import VSMTestingRequirements

// The same condition as that of SwiftUIShim, and of the dependency in the package's manifest.
#if !canImport(SwiftUI) || PortableUI
  @_exported import VSMTestingPages
#endif
