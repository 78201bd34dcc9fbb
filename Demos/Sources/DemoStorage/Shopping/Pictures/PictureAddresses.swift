import Foundation
import Shopping

extension Product {
  /// Returns the address of the picture of the product with a number. An imported product has the picture of a parcel.
  static func image(of id: Int) -> URL {
    let name = Catalogue.all.indices.contains(id - 1) ? String(id) : "parcel"
    return URL(string: "/shopping/images/\(name).svg")!
  }
}

extension ProfilePicture {
  /// Creates the picture with a number, or returns `nil` if its kind is unknown.
  init?(number: Int, kind: String, byteCount: Int) {
    guard let kind = PictureKind(rawValue: kind) else { return nil }
    self.init(kind: kind, byteCount: byteCount, address: URL(string: "/shopping/pictures/\(number)")!)
  }
}
