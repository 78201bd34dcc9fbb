import SwiftUIShim

/// The page of a product, as search engines and previews of links show it.
struct ProductHead: ViewModifier {
  let product: Product

  func body(content: Content) -> some View {
    content
      .pageDescription(product.description)
      .pageCanonicalAddress("/shopping/products/\(product.id.description)")
      .pageImage(product.image.absoluteString, description: product.name)
      .pageData([
        "@context": "https://schema.org", "@type": "Product", "name": product.name,
        "description": product.description, "category": product.category,
      ])
  }
}
