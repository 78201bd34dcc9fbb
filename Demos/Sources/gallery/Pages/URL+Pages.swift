import Foundation

/// The addresses of the gallery's pages.
extension URL {
  static let index = URL(string: "/")!
  static let profile = URL(string: "/profile")!
  static let search = URL(string: "/search")!
  static let shopping = URL(string: "/shopping")!
  static let todo = URL(string: "/todo")!
  static let previews = URL(string: "/previews")!
  static let todoInVIPER = URL(string: "/todo-viper")!

  static func post(_ id: Int) -> URL {
    URL(string: "/blog/\(id)")!
  }
}
