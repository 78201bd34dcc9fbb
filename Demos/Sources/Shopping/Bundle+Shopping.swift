public import Foundation

extension Bundle {
  /// The bundle with the shop's texts in all languages.
  public static var shopping: Bundle { .module }
}
