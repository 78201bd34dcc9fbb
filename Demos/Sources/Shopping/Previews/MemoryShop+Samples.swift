import Foundation

extension MemoryShop {
  /// A few products, one of them sold out.
  public static let samples = [
    sample(1, "Moss Teapot", "Kitchen", 45_90, "A teapot for four cups, with a spout that stops when you do."),
    sample(2, "Clay Mug", "Kitchen", 14_90, "A mug with a handle for three fingers."),
    sample(3, "Slate Stool", "Furniture", 89_90, "A three-legged stool, which cannot wobble.", isSoldOut: true),
    sample(4, "Coral Kite", "Toys", 31_90, "A kite that rises in a wind you barely feel."),
  ]

  private static func sample(
    _ id: Int, _ name: String, _ category: String, _ cents: Int, _ description: String, isSoldOut: Bool = false
  ) -> Product {
    Product(
      id: Product.ID(rawValue: id), name: name, category: category, description: description,
      price: Money(cents, "EUR"), isSoldOut: isSoldOut, image: URL(string: "/shopping/images/\(id).svg")!)
  }
}
