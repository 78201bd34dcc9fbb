public import Foundation

/// A color of an asset catalog. Xcode declares one for each color; elsewhere, an app declares them itself.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: String

  /// Creates a reference to a color by its name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundlePath
  }
}

/// An image of an asset catalog. Xcode declares one for each image; elsewhere, an app declares them itself.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: String

  /// Creates a reference to an image by its name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundlePath
  }
}

extension Color {
  /// Creates the color with a name in the asset catalogs of a bundle. An unknown name is transparent and reported.
  ///
  /// - Parameter bundle: `nil` is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(asset: name, in: (bundle ?? .main).bundlePath)
  }

  /// Creates a color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(asset: resource.name, in: resource.bundle) }

  private init(asset name: String, in bundle: String) {
    guard let css = AssetCatalogs.shared.assets(of: bundle).colors[name] else {
      UnsupportedFeature(
        message: """
          There is no color named \"\(name)\" in the asset catalogs of \(bundle), so nothing is shown. Add the catalog \
          to the target's resources as it is, with the rule .copy, and pass the target's bundle.
          """
      ).report()
      self = .clear
      return
    }
    self.init(css: css)
  }
}
