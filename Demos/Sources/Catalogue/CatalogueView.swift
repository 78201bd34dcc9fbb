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
      StyleSpecimens()
      ControlSpecimens()
      GaugeSpecimens()
      PresentationSpecimens()
      MenuSpecimens()
      ContextMenuSpecimens()
      SearchSpecimens()
      NavigationSpecimens()
    }
    .padding()
    .navigationTitle("Catalogue")
  }
}
