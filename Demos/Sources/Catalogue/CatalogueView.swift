public import Foundation
import SwiftUIShim

/// Everything that PortableUI draws, each kind of view once, for the eye and for the tests of how it looks.
public struct CatalogueView: View {
  /// The picture that the specimens of `AsyncImage` ask for at `/catalogue/teapot.svg`.
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
