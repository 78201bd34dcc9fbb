/// The settings of an image.
struct PictureSettings: Equatable, Sendable {
  var isResizable = false
  var isTemplate = false
  var isPixelated = false
}

extension Image {
  /// Whether the colors of an image are its own or the color of text.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The opaque parts have the color of text.
    case template
    /// The image has its own colors.
    case original
  }

  /// A method to enlarge an image.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is a square.
    case none
    case low, medium, high
  }

  /// A method to fill a frame with an image.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Makes the image adopt the size of its frame instead of its own.
  ///
  /// - Parameters:
  ///   - capInsets: Edges that keep their size in SwiftUI. Here the whole image is stretched, which is reported.
  ///   - resizingMode: `tile` is reported, since an image is always stretched.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    if capInsets != EdgeInsets() || resizingMode == .tile { UnsupportedFeature.partlyResizable.report() }
    return with { $0.isResizable = true }
  }

  /// Sets whether an image of a bundle has its own colors, or the color of text. A symbol always has the color of text.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.isTemplate = renderingMode == .template }
  }

  /// Sets the method to enlarge the image. The browser chooses between the smooth ones.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.isPixelated = interpolation == .none }
  }

  /// Has no effect: the browser always smooths edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension UnsupportedFeature {
  static let partlyResizable = UnsupportedFeature(
    message: """
      resizable(capInsets:resizingMode:) stretches the whole image. Divide the image into several ones, or use a file \
      in the size that is shown.
      """)
}

extension Image {
  /// Creates an image of an asset catalog. Assistive technology reads its name.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundlePath: resource.bundle, label: Text(verbatim: resource.name))
  }
}
