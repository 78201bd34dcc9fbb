#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  // The import of one type brings no operators into a feature.
  extension PortableUI.Text {
    /// Joins two texts into one paragraph. Each keeps its own look.
    @_disfavoredOverload
    public static func + (left: PortableUI.Text, right: PortableUI.Text) -> PortableUI.Text { left.joined(with: right) }
  }
#endif
