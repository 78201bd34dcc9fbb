import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct AssetCatalogTests {
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
    let color = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x80", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0.25", "alpha": "0.5"}}}
      ]}
      """
    let image = #"{"images": [{"filename": "cup.svg", "scale": "1x"}, {"idiom": "universal", "scale": "2x"}]}"#
    for (path, content) in [
      ("Brand.colorset/Contents.json", color),
      ("Gray.colorset/Contents.json", #"{"colors": [{"color": {"components": {"white": "0.5", "alpha": "1"}}}]}"#),
      ("Icons/Cup.imageset/Contents.json", image), ("Icons/Cup.imageset/cup.svg", "<svg/>"),
    ] {
      let file = folder.appending(path: "Media.xcassets/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  @Test func colorsHaveTheValuesOfTheCatalog() {
    let dark = "color(srgb 0 0 0.25 / 0.5)"
    #expect(Color("Brand", bundle: bundle)._paint == .css("light-dark(color(srgb 0.502 0.5 1 / 1), \(dark))"))
    #expect(Color(ColorResource(name: "Gray", bundle: bundle))._paint == .css("color(srgb 0.5 0.5 0.5 / 1)"))
  }

  @Test func anUnknownColorIsTransparentAndReported() {
    UnsupportedFeature.Reports.$current.withValue(UnsupportedFeature.Reports()) {
      #expect(Color("Missing", bundle: bundle) == .clear)
    }
  }

  @Test func imagesAreFilesOfTheCatalog() throws {
    let resource = ImageResource(name: "Cup", bundle: bundle)
    let page = TestPage {
      Image(resource)
      Image("Cup", bundle: bundle)
      Label("Cup of tea", image: resource)
      Button("Drink", image: resource) {}
    }
    let pictures = page.host.tree.all.filter { $0.tag == .image }
    #expect(pictures.count == 4 && Set(pictures.map { $0[.src] }).count == 1)
    #expect(pictures[0][.alt] == "Cup")
    let name = try #require(pictures[0][.src]?.split(separator: "/").last)
    #expect(ImageFiles.shared.offered(String(name))?.mediaType == "image/svg+xml")
  }
}
