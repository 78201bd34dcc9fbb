public import PortableUI

extension View {
  /// Gives this view classes that the app's own style sheets have rules for.
  ///
  /// The element around the view has the names with the prefix `app-`, so that they differ from the classes of the
  /// package:
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR")).styleClass("price", isReduced ? "reduced" : nil)
  /// ```
  ///
  /// ```css
  /// .app-price { font-weight: 700; }
  /// .app-price.app-reduced { color: var(--red); }
  /// ```
  ///
  /// Without a rule, the view looks as before. Tests do not need these names: they find a view by its role and text.
  ///
  /// - Parameter names: Letters, digits and `-`; `nil` is no class. A page reports any other name as a diagnostic and
  ///   leaves it out.
  nonisolated public func styleClass(_ names: String?...) -> some View { ownStyleClasses(names.compactMap(\.self)) }
}
