/// An image that the browser loads.
struct Picture {
  let source: Source
  /// The default label for assistive technology; `nil` is decoration.
  let label: Text?
  var settings = PictureSettings()

  enum Source: Equatable {
    /// A file that the server of the page offers under this name.
    case file(String)
    case address(String)
  }
}

extension Picture: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.image, classes: settings.isResizable ? [.picture, .resizable] : [.picture])
    if settings.isPixelated { description.addClass(.pixelated) }
    switch source {
    case .file(let name):
      description.set(.src, environment.imageFolder + name)
      if settings.isTemplate { description.paint(in: environment.imageFolder + name, with: environment) }
    case .address(let address):
      description.set(.src, address)
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
  fileprivate mutating func paint(in image: String, with environment: EnvironmentValues) {
    addClass(.template)
    addStyle("mask-image:url(\(image))")
    addStyle(font: nil, foreground: environment.foregroundStyle)
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
