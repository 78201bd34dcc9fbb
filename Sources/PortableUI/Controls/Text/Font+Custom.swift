import Foundation

extension Font {
  /// A font of the app, from a file in the resources of its bundles (`ttf`, `otf`, `woff2`).
  ///
  /// The bundles of the program are searched for a font with this PostScript name, full name or family, or for a file
  /// with this name. A page loads the file from its server when a view uses the font, and shows the system's font
  /// until then. An unknown name shows the system's font and is reported.
  ///
  /// - Parameter name: The name of the font. A `woff2` file is found by its own name.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, fixedSize: size) }

  /// A font of the app, as large as stated. The text style has no effect on the size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, fixedSize: size)
  }

  /// A font of the app, of a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = Font.system(size: fixedSize)
    font.family = FontFiles.shared.font(named: name)?.family
    if font.family == nil {
      UnsupportedFeature(
        message: """
          There is no font named \"\(name)\" in the bundles of the program, so the font of the system is shown. Add a \
          file to the target's resources (\(FontFile.mediaTypes.keys.sorted().joined(separator: ", "))), and state the \
          font's PostScript name, its family or the file's name without extension.
          """
      ).report()
    }
    return font
  }
}
