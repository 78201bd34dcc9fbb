import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct AsyncImageTests {
  @Test func imageIsLoadedLazily() throws {
    let page = TestPage { AsyncImage(url: URL(string: "/images/1.svg")).accessibilityLabel("A cup") }
    let picture = try #require(page.first(.image))
    #expect(picture[.src] == "/images/1.svg")
    #expect(picture[.loading] == "lazy")
    #expect(picture[.alt] == "A cup")
  }

  @Test func placeholderFollowsTheImage() {
    let page = TestPage {
      AsyncImage(url: URL(string: "https://example.com/1.png")) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Text("Soon")
      }
    }
    #expect(page.outline == #"main[async-image[placeholder["Soon"] box[picture]]]"#)
  }

  @Test(arguments: ["javascript:alert(1)", "data:image/svg+xml,<svg/>", "file:///etc/passwd", nil])
  func unsupportedAddressShowsThePlaceholder(address: String?) {
    let page = TestPage {
      AsyncImage(url: address.flatMap { URL(string: $0) }) {
        $0.resizable()
      } placeholder: {
        Text("Soon")
      }
    }
    #expect(page.outline == #"main[async-image[placeholder["Soon"]]]"#)
  }

  @Test func newAddressIsOneOperation() throws {
    struct Page: View {
      @State private var number = 1
      var body: some View {
        AsyncImage(url: URL(string: "/\(number)")) {
          $0
        } placeholder: {
          Text("Soon")
        }
        Button("Next") { number += 1 }
      }
    }
    let page = TestPage { Page() }
    let picture = try #require(page.first(.image))
    page.press("Next")
    #expect(page.takeOps() == [.attribute(picture.id, .src, "/2")])
  }

  private struct Phases: View {
    @State private var address: String?

    init(_ address: String?) { _address = State(initialValue: address) }

    var body: some View {
      AsyncImage(url: address.flatMap { URL(string: $0) }, transaction: Transaction(animation: .default)) { phase in
        switch phase {
        case .empty: Text("Soon")
        case .success(let image): image.resizable()
        case .failure(let error): Text(verbatim: "\((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
      Button("Next") { address = "/2" }
    }
  }

  private func loader(on page: TestPage) throws -> RenderNode {
    try #require(page.host.tree.all.first { $0[.class] == "picture-loader" })
  }

  @Test func loadedImageIsShown() throws {
    let page = TestPage { Phases("/1") }
    #expect(page.outline == #"main[async-image["Soon" picture-loader] button("Next")]"#)
    let loader = try loader(on: page)
    #expect(loader[.src] == "/1")
    #expect(loader[.ariaHidden] == "true" && loader[.alt] == "")
    #expect(page.host.dispatch(Event(loader.id, .load)) == .handled)
    #expect(page.outline == #"main[async-image[picture] button("Next")]"#)
    #expect(page.first(.image)?[.src] == "/1")
    #expect(page.host.dispatch(Event(loader.id, .error)) == .unknownNode, "it was told already")
  }

  @Test func failedImageHasThePhaseFailure() throws {
    let page = TestPage { Phases("/1") }
    #expect(page.host.dispatch(Event(try loader(on: page).id, .error)) == .handled)
    #expect(page.texts.contains("\(URLError.resourceUnavailable.rawValue)"))
    #expect(page.first(.image) == nil)
  }

  @Test func newAddressRestartsLoadingAndIgnoresOldReports() throws {
    let page = TestPage { Phases("/1") }
    let first = try loader(on: page)
    page.press("Next")
    #expect(page.host.dispatch(Event(first.id, .load)) == .unknownNode)
    #expect(page.texts.contains("Soon"))
    #expect(page.host.dispatch(Event(try loader(on: page).id, .load)) == .handled)
    #expect(page.first(.image)?[.src] == "/2")
  }

  @Test func newAddressAfterAFailureIsLoaded() throws {
    let page = TestPage { Phases("/1") }
    page.host.dispatch(Event(try loader(on: page).id, .error))
    page.press("Next")
    #expect(try loader(on: page)[.src] == "/2")
    #expect(page.texts.contains("Soon"))
  }

  @Test func imageIsLoadedBehindADialog() throws {
    let page = TestPage { Phases("/1").sheet(isPresented: .constant(true)) { Text("Sheet") } }
    #expect(page.host.dispatch(Event(try loader(on: page).id, .load)) == .handled)
  }

  @Test func missingAddressIsEmptyAndUnsupportedAddressFails() {
    #expect(TestPage { Phases(nil) }.outline == #"main[async-image["Soon"] button("Next")]"#)
    let page = TestPage { Phases("file:///etc/passwd") }
    #expect(page.texts.contains("\(URLError.unsupportedURL.rawValue)"))
    #expect(page.first(.image) == nil)
  }

  @Test func phaseReturnsItsImageOrError() {
    #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
    #expect(AsyncImagePhase.success(Image(systemName: "bag")).image == Image(systemName: "bag"))
    #expect(AsyncImagePhase.failure(URLError(.badURL)).error as? URLError == URLError(.badURL))
  }
}
