/// An image that the browser loads.
struct Picture {
  let source: Source
  /// The default label for assistive technology; `nil` is decoration.
  let label: Text?
  var settings = PictureSettings()
  /// Whether the image has the color and the size of text.
  var isSymbol = false

  enum Source: Equatable {
    /// A file that the server of the page offers under this name.
    case file(String)
    case address(String)
  }
}

extension Picture: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    let kind = isSymbol ? StyleClass.symbol : .picture
    var description = ElementDescription(.image, classes: settings.isResizable ? [kind, .resizable] : [kind])
    if settings.isPixelated { description.addClass(.pixelated) }
    if isSymbol, !settings.isResizable, let scale = environment.imageScale.styleClass { description.addClass(scale) }
    switch source {
    case .file(let name):
      description.set(.src, environment.imageFolder + name)
      if settings.isTemplate || isSymbol {
        description.paint(in: environment.imageFolder + name, with: environment, isSymbol: isSymbol)
      }
    case .address(let address):
      description.set(.src, address)
      environment.checkOrigin(ofImage: address)
      description.set(.loading, "lazy")
    }
    var properties = environment.accessibility
    let label = properties.label ?? label?.string(in: environment) ?? ""
    properties.label = nil
    description.set(.alt, label)
    description.add(properties)
    description.cover(environment.textLook.coverage)
    return description
  }
}

extension ElementDescription {
  /// Shows the opaque parts of an image in the color of text.
  fileprivate mutating func paint(in image: String, with environment: EnvironmentValues, isSymbol: Bool) {
    addClass(.template)
    addStyle("mask-image:url(\(image))")
    addStyle(font: isSymbol ? environment.font : nil, foreground: environment.foregroundStyle)
  }
}

extension EnvironmentValues {
  /// The path under which the server of a page offers the images of bundles; ends with a slash.
  package var imageFolder: String {
    get { self[ImageFolderKey.self] }
    set { self[ImageFolderKey.self] = newValue }
  }
}

private enum ImageFolderKey: EnvironmentKey { static var defaultValue: String { "images/" } }
