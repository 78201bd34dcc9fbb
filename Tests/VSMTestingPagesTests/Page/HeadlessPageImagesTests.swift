import Foundation
import PortableUI
import Testing
import VSMTestingPages

@MainActor
@Suite(.onPages) struct HeadlessPageImagesTests {
  private struct Cup: View {
    var body: some View {
      AsyncImage(url: URL(string: "/cup.svg")) { phase in
        if let image = phase.image {
          image.accessibilityLabel("A cup")
        } else {
          Text(phase.error == nil ? "Soon" : "No cup")
        }
      }
    }
  }

  @Test func imageLoadsWhenReported() throws {
    let page = HeadlessPage { Cup() }
    #expect(page.shows("Soon"))
    #expect(page.findAll(.role(.image)).isEmpty, "what loads the picture is not seen")
    try page.loadImage("/cup.svg")
    #expect(page.findAll(.role(.image)).map(\.name) == ["A cup"])
  }

  @Test func imageFailsWhenReported() throws {
    let page = HeadlessPage { Cup() }
    try page.failImage("/cup.svg")
    #expect(page.shows("No cup"))
  }

  @Test func everyImageWithTheAddressLoads() throws {
    let page = HeadlessPage {
      Cup()
      Cup()
    }
    try page.loadImage("/cup.svg")
    #expect(page.findAll(.role(.image)).count == 2)
  }

  @Test func imageWithoutLoadingPhasesThrows() throws {
    let page = HeadlessPage { Cup() }
    let error = #expect(throws: PageError.self) { try page.loadImage("/plate.svg") }
    #expect(error?.reason == .notLoading("/plate.svg"))
    #expect(
      error?.message.hasPrefix("No view displays the loading phases of an image at \"/plate.svg\".\n") == true)
    try page.loadImage("/cup.svg")
    #expect(throws: PageError.self) { try page.loadImage("/cup.svg") }
  }
}
