// With SwiftUI, the demos' features are built for apps, and no page can show them.
#if canImport(SwiftUI) && !PortableUI
  #error("On Apple platforms, enable the trait: swift run --package-path Demos --traits PortableUI gallery")
#endif
