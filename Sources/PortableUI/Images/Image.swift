public import Foundation

/// An image: a symbol of this package, or a file in the app's resources.
public struct Image: Equatable, Sendable {
  private let source: Source
  private var isResizable = false

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

  init(address: String) { source = .address(address) }

  /// Makes the image adopt the size of its frame instead of its own.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: View {
  /// Evaluated once for each name, so that an unknown name is reported once.
  public var body: some View {
    switch source {
    case .symbol(let name):
      SymbolDrawing(data: path(of: name), isResizable: isResizable)
    case .file(let name, let bundle, let label):
      if let file = file(name, in: bundle) {
        Picture(source: .file(file.name), label: label, isResizable: isResizable)
      } else {
        SymbolDrawing(data: Symbol.placeholder, isResizable: isResizable)
      }
    case .address(let address):
      Picture(source: .address(address), label: nil, isResizable: isResizable)
    }
  }

  @MainActor private func path(of name: String) -> String {
    if let path = Symbol.paths[name] { return path }
    let known = Symbol.paths.keys.sorted().joined(separator: ", ")
    ViewHost.current?.diagnose(
      .unknownImage, "There is no symbol named \"\(name)\", so a square is shown. The names are: \(known).")
    return Symbol.placeholder
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
