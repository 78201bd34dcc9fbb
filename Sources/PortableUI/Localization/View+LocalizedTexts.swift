public import Foundation

extension View {
  /// Looks up the texts inside this view in the tables of a bundle, in place of the main bundle's.
  ///
  /// A package's program has no tables in its main bundle, since the tables are resources of a target:
  ///
  /// ```swift
  /// router.livePage("/shop") { ShopView().localizedTexts(from: .module) }
  /// ```
  ///
  /// A text with a bundle of its own, as in `Text("Cart", bundle: .module)`, keeps it.
  nonisolated public func localizedTexts(from bundle: Bundle) -> some View {
    let texts = BundleTexts.of(bundle)
    return EnvironmentModifier(content: self, change: TextBundleSetting(texts: texts))
  }
}

private struct TextBundleSetting: EnvironmentChange {
  let texts: BundleTexts

  func apply(to values: inout EnvironmentValues) { values.textBundle = texts }

  static var changesLanguage: Bool { true }
}
