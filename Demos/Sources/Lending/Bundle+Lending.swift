public import Foundation

extension Bundle {
  /// The bundle with the lending site's texts in all languages.
  public static var lending: Bundle { .module }
}
