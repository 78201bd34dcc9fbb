extension Image {
  public enum Scale: Sendable {
    case small, medium, large
  }

  public enum TemplateRenderingMode: Sendable {
    case template, original
  }

  public enum Interpolation: Sendable {
    case none, low, medium, high
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { fatalError() }
  public func interpolation(_ interpolation: Interpolation) -> Image { fatalError() }
  public func antialiased(_ isAntialiased: Bool) -> Image { fatalError() }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { fatalError() }
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()

  public var circle: SymbolVariants { fatalError() }
  public var square: SymbolVariants { fatalError() }
  public var rectangle: SymbolVariants { fatalError() }
  public var fill: SymbolVariants { fatalError() }
  public var slash: SymbolVariants { fatalError() }

  public func contains(_ other: SymbolVariants) -> Bool { fatalError() }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { EmptyView() }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { EmptyView() }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { EmptyView() }
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { fatalError() }
    set { fatalError() }
  }

  public var symbolVariants: SymbolVariants {
    get { fatalError() }
    set { fatalError() }
  }
}
