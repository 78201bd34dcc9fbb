public import Foundation
import SwiftUIShim

/// Every kind of view that PortableUI renders, for visual inspection and for the tests of the looks.
public struct CatalogueView: View {
  /// The server provides the image of the `AsyncImage` specimens at `/catalogue/teapot.svg`.
  nonisolated public static var picture: URL? { Bundle.module.url(forResource: "teapot", withExtension: "svg") }

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Text("Catalogue")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      if let motion = URL(string: "/catalogue/motion") { Link("Motion", destination: motion) }
      if let list = URL(string: "/catalogue/list") { Link("Long list", destination: list) }
      if let states = URL(string: "/catalogue/states") { Link("States of the controls", destination: states) }
      if let symbols = URL(string: "/catalogue/symbols") { Link("Symbols", destination: symbols) }
      if let layout = URL(string: "/catalogue/layout") { Link("Layout", destination: layout) }
      if let brands = URL(string: "/catalogue/brands") { Link("Brands", destination: brands) }
      if let components = URL(string: "/catalogue/components") { Link("Web components", destination: components) }
      if let files = URL(string: "/catalogue/files") { Link("Files", destination: files) }
      if let samples = URL(string: "/catalogue/samples") { Link("Samples of apps", destination: samples) }
      StyleSpecimens()
      ParagraphSpecimens()
      EffectSpecimens()
      ControlSpecimens()
      GestureSpecimens()
      BrowserSpecimens()
      GroupSpecimens()
      GaugeSpecimens()
      PresentationSpecimens()
      MenuSpecimens()
      ContextMenuSpecimens()
      RowSpecimens()
      RowLookSpecimens()
      SelectionSpecimens()
      EditingSpecimens()
      SearchSpecimens()
      NavigationSpecimens()
      AccessibilitySpecimens()
    }
    .padding()
    .navigationTitle("Catalogue")
  }
}

/// One kind of view, with its name above it.
struct Specimen<Content: View>: View {
  private let name: String
  private let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    Section(name) { content }
  }
}
