public import Foundation

extension Bundle {
  /// The bundle with the texts of accounts in all languages.
  public static var membership: Bundle { .module }
}
