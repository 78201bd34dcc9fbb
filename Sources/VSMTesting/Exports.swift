// Pages are a library of their own, since beside real SwiftUI `HeadlessPage { MyView() }` would fail with an error
// about two types named `View`. Tests that need only a clock or a journey then depend on neither Gherkin nor
// PortableUI.
@_exported import VSMTestingCore
@_exported import VSMTestingRequirements

// The same condition as in SwiftUIShim, and as of the dependency in the package's manifest.
#if !canImport(SwiftUI) || PortableUI
  @_exported import VSMTestingPages
#endif
