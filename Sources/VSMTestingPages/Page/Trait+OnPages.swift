#if canImport(Testing)
  import Testing

  extension Trait where Self == ConditionTrait {
    /// Skips tests of pages where features are built with SwiftUI, so that no page can show them.
    package static var onPages: Self {
      #if !canImport(SwiftUI) || PortableUI
        .enabled(if: true)
      #else
        .disabled("Features are built with SwiftUI. Enable the trait PortableUI.")
      #endif
    }
  }
#endif
