extension Image {
  /// The size of a symbol in relation to the text beside it.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large

    /// The class of symbols of this size; `nil` for the default.
    var styleClass: StyleClass? {
      switch self {
      case .small: .scaleSmall
      case .medium: nil
      case .large: .scaleLarge
      }
    }
  }
}

/// Variants of a symbol, such as a filled one.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: Set<Part>

  private enum Part: String, CaseIterable {
    // In the order of the names of symbols.
    case circle, square, rectangle, slash, fill
  }

  public static let none = SymbolVariants(parts: [])
  public static let circle = SymbolVariants(parts: [.circle])
  public static let square = SymbolVariants(parts: [.square])
  public static let rectangle = SymbolVariants(parts: [.rectangle])
  public static let slash = SymbolVariants(parts: [.slash])
  public static let fill = SymbolVariants(parts: [.fill])

  public var circle: SymbolVariants { union(.circle) }
  public var square: SymbolVariants { union(.square) }
  public var rectangle: SymbolVariants { union(.rectangle) }
  public var slash: SymbolVariants { union(.slash) }
  public var fill: SymbolVariants { union(.fill) }

  /// Whether these variants include others.
  public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

  func union(_ other: SymbolVariants) -> SymbolVariants { SymbolVariants(parts: parts.union(other.parts)) }

  /// The names of the variants of a symbol, the closest first.
  func names(of symbol: String) -> [String] {
    var words = symbol.split(separator: ".").map(String.init)
    // A badge is the last part of a name, except for an older form of some names.
    let badge = words.firstIndex(of: "badge").map { Array(words[$0...]) } ?? []
    words.removeLast(badge.count)
    var own: Set<Part> = []
    while words.count > 1, let part = words.last.flatMap(Part.init) {
      own.insert(part)
      words.removeLast()
    }
    func name(_ parts: Set<Part>) -> String {
      (words + Part.allCases.filter(parts.contains).map(\.rawValue) + badge).joined(separator: ".")
    }
    return [name(own.union(parts))] + Part.allCases.filter(parts.contains).map { name(own.union([$0])) }
  }
}

/// A method to color a symbol.
public struct SymbolRenderingMode: Sendable {
  private let hasSeveralColors: Bool

  private init(hasSeveralColors: Bool) { self.hasSeveralColors = hasSeveralColors }

  public static let monochrome = SymbolRenderingMode(hasSeveralColors: false)
  public static let hierarchical = SymbolRenderingMode(hasSeveralColors: false)
  public static let multicolor = SymbolRenderingMode(hasSeveralColors: true)
  public static let palette = SymbolRenderingMode(hasSeveralColors: true)

  /// Reports a mode with several colors.
  func report() {
    if hasSeveralColors { UnsupportedFeature.symbolColors.report() }
  }
}

extension View {
  /// Sets the size of the symbols inside this view in relation to the text beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Shows a variant of each symbol inside this view, if it is drawn. Inner and outer variants are combined.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentModifier(content: self, change: SymbolVariantSetting(variants: variant))
  }

  /// Has no effect: a symbol has one color. The modes with several colors are reported.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    mode?.report()
    return self
  }
}

private struct SymbolVariantSetting: EnvironmentChange {
  let variants: SymbolVariants

  func apply(to values: inout EnvironmentValues) {
    values.symbolVariants = variants == .none ? .none : values.symbolVariants.union(variants)
  }
}

extension EnvironmentValues {
  /// The size of symbols in relation to the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension UnsupportedFeature {
  static let symbolColors = UnsupportedFeature(
    message: """
      symbolRenderingMode(.palette) and symbolRenderingMode(.multicolor) have no effect, since a symbol has one color \
      here. Use several symbols in a ZStack.
      """)
}
