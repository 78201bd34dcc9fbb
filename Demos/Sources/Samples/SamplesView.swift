import SwiftUIShim

/// The list of all samples, by the kinds of apps.
public struct SamplesView: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      if let catalogue = URL(string: "/catalogue") { Link("Catalogue", destination: catalogue) }
      Text("Samples")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      Text("Screens that are written as in apps for a phone. Only the import differs.")
      ForEach(Sample.Kind.allCases) { kind in
        Section(kind.rawValue) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), alignment: .leading)], alignment: .leading) {
            ForEach(Sample.all.filter { $0.kind == kind }) { sample in
              if let page = URL(string: "/catalogue/samples/\(sample.id)") { Link(sample.title, destination: page) }
            }
          }
        }
      }
    }
    .padding()
    .navigationTitle("Samples")
  }
}

/// A page with one sample, as wide as a large phone.
public struct SampleView: View {
  private let sample: Sample

  public init(_ sample: Sample) {
    self.sample = sample
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let samples = URL(string: "/catalogue/samples") {
        Link("All samples", destination: samples).padding()
      }
      sample.content
    }
    .frame(maxWidth: 440, alignment: .leading)
    .frame(maxWidth: .infinity)
    .navigationTitle(sample.title)
  }
}
