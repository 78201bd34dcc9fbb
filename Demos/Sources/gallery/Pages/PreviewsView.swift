import PortableUI
import SwiftUIShim

/// The previews of all features, as in Xcode's canvas.
struct PreviewsView: View {
  private let features: [FeaturePreviews]

  init(features: [FeaturePreviews] = FeaturePreviews.all) {
    self.features = features
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Link("All demos", destination: .index)
      Text("Previews")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      ForEach(features) { feature in
        Section(feature.name) {
          ForEach(Array(feature.provider.allPreviews.enumerated()), id: \.offset) { preview in
            let name = preview.element.name ?? "Preview \(preview.offset + 1)"
            VStack(alignment: .leading) {
              Text(name)
                .font(.subheadline)
                .foregroundStyle(.secondary)
              preview.element.content
            }
            .accessibilityLabel("\(feature.name): \(name)")
          }
        }
      }
    }
    .padding()
    .navigationTitle("Previews")
  }
}
