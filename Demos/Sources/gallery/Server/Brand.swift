import Foundation
import Hummingbird
import PortableUIHummingbird
import PortableUIWeb

/// A look that a style sheet gives to pages.
enum Brand: String, CaseIterable {
  case harbor, almanac, arcade

  static let overview = URL(string: "/catalogue/brands")!

  var title: String {
    switch self {
    case .harbor: "Harbor"
    case .almanac: "Almanac"
    case .arcade: "Arcade"
    }
  }

  /// The sentence at the top of its page.
  var claim: String {
    switch self {
    case .harbor: "Sharp corners, cool colors, and a wide page."
    case .almanac: "A serif on warm paper, with lines that are easy to read."
    case .arcade: "Round controls, loud colors, and the whole window."
    }
  }

  var address: URL { URL(string: "/catalogue/brands/\(rawValue)")! }

  /// The path of its style sheet.
  var sheet: String { "/brands/\(rawValue).css" }
}

/// The pages of the brands. Each brand has live pages of its own, since style sheets are a part of their configuration.
struct BrandPages {
  let pages: [(brand: Brand, pages: LivePages)]

  init(configuration: LivePageConfiguration) {
    pages = Brand.allCases.map { brand in
      var configuration = configuration
      configuration.styleSheets.append(brand.sheet)
      return (brand, LivePages(configuration: configuration, reporter: ServerReporter()))
    }
  }

  func add(to router: Router<BasicRequestContext>) {
    for (brand, pages) in pages {
      router.livePage("/catalogue/brands/\(brand.rawValue)", in: pages) { BrandsView(brand: brand) }
      router.get("\(brand.sheet)") { _, _ in
        guard let file = Bundle.module.url(forResource: brand.rawValue, withExtension: "css", subdirectory: "Brands")
        else {
          throw HTTPError(.notFound)
        }
        let sheet = ByteBuffer(bytes: try Data(contentsOf: file))
        return Response(
          status: .ok, headers: [.contentType: "text/css; charset=utf-8", .cacheControl: "no-cache"],
          body: ResponseBody(byteBuffer: sheet))
      }
    }
  }
}
