import SwiftUIShim

/// Text in its sizes.
struct TextSpecimens: View {
  var body: some View {
    Specimen("Text") {
      Text("Large title").font(.largeTitle)
      Text("Headline").font(.headline)
      Text("Body")
      Text("Caption").font(.caption).foregroundStyle(.secondary)
    }
  }
}
