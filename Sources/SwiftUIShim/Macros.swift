// Why: Documentation/Decisions/0073-macros-without-swift-syntax.md
#if !canImport(SwiftUI) || PortableUI
  /// Declares a preview of a view, which `Preview.declared` contains.
  ///
  /// - Parameters:
  ///   - name: The name of the preview, if it is not the only one of its file.
  ///   - traits: The size of the preview, and modifiers around it.
  ///   - body: The view, whose states are declared with ``Previewable()``.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

  /// Makes a variable in the body of `#Preview` a property of the preview's view, as states must be.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

  /// Makes a variable in an extension of `EnvironmentValues` a value of the environment.
  ///
  /// The initial value is the value where no view sets another one. It is computed each time if the declaration states
  /// its type, and otherwise once.
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")
#endif
