import Testing

@testable import PortableUI

/// Tests of bundle images as elements of a page.
@MainActor
@Suite struct PictureTests {
  @Test func imageHasTheAddressOfTheServer() throws {
    let files = try PictureBundle(["cup.svg": "<svg/>"])
    var environment = EnvironmentValues()
    environment.imageFolder = "/_live/1/images/"
    let page = TestPage(environment: environment) { Image("cup", bundle: files.bundle) }
    let name = try #require(ImageFiles.shared.file(named: "cup", in: files.path)?.name)
    #expect(page.first(.image)?[.src] == "/_live/1/images/\(name)")
    #expect(page.diagnostics == [])
  }

  @Test func imageIsLabeledByItsNameUnlessALabelIsSet() throws {
    let files = try PictureBundle(["cup.svg": "<svg/>"])
    let page = TestPage {
      Image("cup", bundle: files.bundle)
      Image("cup", bundle: files.bundle, label: Text("A cup"))
      Image("cup", bundle: files.bundle).accessibilityLabel("Tea")
      Image(decorative: "cup", bundle: files.bundle)
      Image(decorative: "cup", bundle: files.bundle).accessibilityHidden(true)
    }
    let pictures = page.host.tree.children
    #expect(pictures.map { $0[.alt] } == ["cup", "A cup", "Tea", "", ""])
    #expect(pictures.allSatisfy { $0[.ariaLabel] == nil })
    #expect(pictures.last?[.ariaHidden] == "true")
  }

  @Test func missingImageIsReportedAndShowsASquare() throws {
    let files = try PictureBundle(["cup.svg": "<svg/>"])
    var diagnostics: [Diagnostic] = []
    let host = ViewHost(didDiagnose: { diagnostics.append($0) }) { Image("plate", bundle: files.bundle) }
    #expect(diagnostics.map(\.kind) == [.unknownImage])
    #expect(diagnostics.first?.message.contains("\"plate\"") == true)
    #expect(host.tree.children.map(\.tag) == [.svg])
    host.close()
  }

  @Test func resizableImageFillsItsFrameAndKeepsProportions() throws {
    let files = try PictureBundle(["cup.svg": "<svg/>"])
    let page = TestPage {
      Image("cup", bundle: files.bundle)
      Image("cup", bundle: files.bundle).resizable().scaledToFit()
      Image("cup", bundle: files.bundle).resizable().aspectRatio(1.5, contentMode: .fill)
      Image(systemName: "plus").resizable()
    }
    #expect(page.outline == "main[picture box[picture] box[picture] symbol[path]]")
    let children = page.host.tree.children
    #expect(children.map { $0[.class] } == ["picture", "box fit", "box fill proportioned", "symbol resizable"])
    #expect(children[1].children.first?[.class] == "picture resizable")
    #expect(children[2][.style] == "aspect-ratio:1.5")
  }

  @Test(arguments: [(Double.nan, nil), (0, nil), (-1, nil), (.infinity, nil), (1e9, "1000")] as [(Double, String?)])
  func aspectRatiosAreClamped(ratio: Double, css: String?) {
    let page = TestPage { Text("a").aspectRatio(ratio, contentMode: .fit) }
    #expect(page.host.tree.children.first?[.style] == css.map { "aspect-ratio:\($0)" })
  }
}
