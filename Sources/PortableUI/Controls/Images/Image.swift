import Foundation
public import Foundation

/// An image: a symbol of this package, or a file or a symbol in the app's resources.
public struct Image: Equatable, Sendable {
  private let source: Source
  private var settings = PictureSettings()

  enum Source: Equatable {
    case symbol(String)
    /// A file of a bundle. Without a label it is decoration.
    case file(String, bundle: String?, label: Text?)
    /// An address from which the browser loads the image.
    case address(String)
  }

  /// Creates a symbol with a system name. An unknown name shows an empty square and reports a diagnostic.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Creates an image from a file of a bundle, by its name without extension. Assistive technology reads the name.
  ///
  /// A symbol image set of an asset catalog (`name.symbolset`, with an SVG, or with a template that Apple's app SF
  /// Symbols has exported) has the color and the size of the text around it, as a system symbol.
  ///
  /// - Parameter bundle: `nil` is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(verbatim: name))
  }

  /// Creates an image from a file of a bundle, by its name without extension, with a label for assistive technology.
  ///
  /// - Parameter bundle: `nil` is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .file(name, bundle: bundle?.bundlePath, label: label)
  }

  /// Creates an image from a file of a bundle, by its name without extension, that assistive technology ignores.
  ///
  /// - Parameter bundle: `nil` is the main bundle.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .file(name, bundle: bundle?.bundlePath, label: nil)
  }

  /// The name of a symbol of this package.
  var systemName: String? { if case .symbol(let name) = source { name } else { nil } }

  init(address: String) { source = .address(address) }

  init(_ name: String, bundlePath: String, label: Text?) {
    source = .file(name, bundle: bundlePath, label: label)
  }

  func with(_ change: (inout PictureSettings) -> Void) -> Image {
    var image = self
    change(&image.settings)
    return image
  }
}

extension Image: View {
  /// Evaluated once for each name, so that an unknown name is reported once.
  public var body: some View {
    switch source {
    case .symbol(let name):
      SymbolView(name: known(name), isResizable: settings.isResizable)
    case .file(let name, let bundle, let label):
      if let file = file(name, in: bundle) {
        Picture(source: .file(file.name), label: label, settings: settings, isSymbol: file.isSymbol)
      } else {
        SymbolView(name: nil, isResizable: settings.isResizable)
      }
    case .address(let address):
      Picture(source: .address(address), label: nil, settings: settings)
    }
  }

  /// Returns the name if there is a symbol with it.
  @MainActor private func known(_ name: String) -> String? {
    if Symbol.isKnown(name) { return name }
    let similar = Symbol.names(like: name).joined(separator: ", ")
    let hint = similar.isEmpty ? "" : "These names begin alike: \(similar). "
    ViewHost.current?.diagnose(
      .unknownImage,
      """
      There is no symbol named \"\(name)\", so a square is shown. \(hint)To draw a symbol of your own, add it to \
      an asset catalog, and use Image(_:bundle:).
      """)
    return nil
  }

  @MainActor private func file(_ name: String, in bundle: String?) -> ImageFile? {
    if let file = ImageFiles.shared.file(named: name, in: bundle ?? Bundle.main.bundlePath) { return file }
    ViewHost.current?.diagnose(
      .unknownImage,
      """
      There is no image named \"\(name)\" in \(bundle ?? "the main bundle"), so a square is shown. Add a file \
      with that name to the target's resources (\(ImageFile.mediaTypes.keys.sorted().joined(separator: ", "))), and pass the \
      target's bundle.
      """)
    return nil
  }
}

/// The source of an asynchronous image.
enum ImageSource: Equatable {
  case none
  /// An address from which browsers load no images.
  case unsupported
  case address(String)

  init(_ url: URL?) {
    guard let url else {
      self = .none
      return
    }
    self = [nil, "http", "https"].contains(url.scheme?.lowercased()) ? .address(url.absoluteString) : .unsupported
  }

  var address: String? {
    if case .address(let address) = self { address } else { nil }
  }
}

/// The way to fit content into a frame of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is visible, and a part of the frame may stay empty.
  case fit
  /// It fills the frame, and a part of it may be invisible.
  case fill
}

extension View {
  /// Sets the ratio of width to height of this view's frame. Without a ratio, an image keeps its own.
  ///
  /// - Parameter contentMode: How a resizable image fits into the frame.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.flatMap {
      $0.isFinite && $0 > 0 ? "aspect-ratio:\(cssNumber(min(max($0, 0.001), 1000)))" : nil
    }
    let names = ClassList(.box, contentMode == .fit ? .fit : .fill, ratio == nil ? nil : .proportioned)
    return Box(content: self, names: names, style: ratio)
  }

  /// Sets the proportions of this view's frame to the proportions of a size.
  ///
  /// - Parameter contentMode: How a resizable image fits into the frame.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit into its frame; a resizable image keeps its proportions.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to fill its frame; a resizable image keeps its proportions and is clipped.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
