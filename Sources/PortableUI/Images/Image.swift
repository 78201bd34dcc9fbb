public import Foundation

/// A picture: a symbol that this package draws, or a file that the app brings along.
public struct Image: Equatable, Sendable {
  private let source: Source
  private var isResizable = false

  enum Source: Equatable {
    case symbol(String)
    /// A file of a bundle. Without a label it is decoration.
    case file(String, bundle: String?, label: Text?)
    /// An address from which the browser loads it.
    case address(String)
  }

  /// A symbol by its system name. One that is not drawn shows an empty square, and a diagnostic says so.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A picture of a bundle, by its name without extension; the name is what assistive technology says of it.
  ///
  /// - Parameter bundle: `nil` is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(verbatim: name))
  }

  /// A picture of a bundle, by its name without extension, with a label for assistive technology.
  ///
  /// - Parameter bundle: `nil` is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .file(name, bundle: bundle?.bundlePath, label: label)
  }

  /// A picture of a bundle, by its name without extension, that assistive technology skips.
  ///
  /// - Parameter bundle: `nil` is the main bundle.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .file(name, bundle: bundle?.bundlePath, label: nil)
  }

  init(address: String) { source = .address(address) }

  /// Lets the picture take the size of its place in place of its own.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: View {
  /// Read once for each name, so that an unknown one is reported whenever it is new.
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
      .unknownImage, "There is no symbol named \"\(name)\", so a square shows. Drawn are: \(known).")
    return Symbol.placeholder
  }

  @MainActor private func file(_ name: String, in bundle: String?) -> ImageFile? {
    if let file = ImageFiles.shared.file(named: name, in: bundle ?? Bundle.main.bundlePath) { return file }
    ViewHost.current?.diagnose(
      .unknownImage,
      """
      There is no picture named \"\(name)\" in \(bundle ?? "the main bundle"), so a square shows. Add a file of that \
      name to the target's resources (\(ImageFile.mediaTypes.keys.sorted().joined(separator: ", "))), and pass the \
      target's bundle.
      """)
    return nil
  }
}
