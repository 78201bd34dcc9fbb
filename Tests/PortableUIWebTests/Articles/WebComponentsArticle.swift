import Foundation
import PortableUI
import Testing
import VSMTestingPages

// snippet.component
struct ColorField: WebComponent {
  static let element = CustomElement("color-field", module: .path("/components/color-field.js"))

  @Binding var color: String

  var properties: [String: String] { ["color": color] }

  enum Event: Codable { case chosen(color: String) }

  func receive(_ event: Event) {
    switch event {
    case .chosen(let color): self.color = color
    }
  }
}
// snippet.end

// snippet.use
struct PaintView: View {
  @State private var color = "#0a5dc3"

  var body: some View {
    ColorField(color: $color).accessibilityLabel("Paint")
    Text("You paint with \(color).")
  }
}
// snippet.end

/// A bundle with the module of a component.
private let bundle = Bundle.main

// snippet.resource
let element = CustomElement("color-field", module: .resource("color-field.js", in: bundle))
// snippet.end

@MainActor
@Suite(.onPages) struct WebComponentsArticle {
  // snippet.test
  @Test func aColorIsChosen() throws {
    let page = HeadlessPage { PaintView() }
    #expect(try page.properties(of: "Paint") == ["color": "#0a5dc3"])
    try page.send(ColorField.Event.chosen(color: "#ff0000"), from: "Paint")
    #expect(page.shows("You paint with #ff0000."))
  }
  // snippet.end

  @Test func theElementNamesItsResource() {
    #expect(element.module == .file("color-field.js", bundle: bundle.bundlePath))
  }
}
