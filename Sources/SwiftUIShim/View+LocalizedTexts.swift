// As in `View+Page.swift`: PortableUI has the same modifier with an effect.
#if canImport(SwiftUI) && !PortableUI
  public import Foundation

  extension View {
    /// Has no effect in a window, where SwiftUI looks in the main bundle: add the table to the app too.
    nonisolated public func localizedTexts(from bundle: Bundle) -> some View { self }
  }
#endif
