import SwiftUIShim

/// Text, colours, shapes, pictures and grids.
struct StyleSpecimens: View {
  var body: some View {
    Specimen("Text") {
      Text("Large title").font(.largeTitle)
      Text("Headline").font(.headline)
      Text("Body")
      Text("Caption").font(.caption).foregroundStyle(.secondary)
    }
  }
}
