import SwiftUIShim

/// Text in its sizes, weights and designs.
struct TextSpecimens: View {
  var body: some View {
    Specimen("Text styles") {
      Text("Large title").font(.largeTitle)
      Text("Headline").font(.headline)
      Text("Body")
      Text("Caption").font(.caption).foregroundStyle(.secondary)
    }
    Specimen("Weights and designs") {
      Text("Light").fontWeight(.light)
      Text("Heavy").fontWeight(.heavy)
      Text("Serif, italic").fontDesign(.serif).italic()
      Text("Monospaced 0123").monospaced()
      Text("Tracked in large letters").kerning(2).textCase(.uppercase)
      Text("Underlined").underline(pattern: .dot, color: .red)
      Text("No longer true").strikethrough()
    }
    Specimen("Label styles") {
      HStack(spacing: 24) {
        Label("Both", systemImage: "cart")
        Label("Title alone", systemImage: "cart").labelStyle(.titleOnly)
        Label("Icon alone", systemImage: "cart").labelStyle(.iconOnly)
        Label("Below", systemImage: "cart").labelStyle(Below())
      }
    }
    Specimen("Levels of a style") {
      VStack(alignment: .leading) {
        Text("First")
        Text("Second").foregroundStyle(.secondary)
        Text("Third").foregroundStyle(.tertiary)
      }
      .foregroundStyle(.purple, .blue, .teal)
    }
    Specimen("Lines") {
      Text("One line, however long it is: what does not fit is left out, and three dots say so at its end.").lineLimit(
        1)
      Text(
        "Two lines at most. What comes after them is left out, which is seen on a narrow page first and on a wide "
          + "one not before the text has become as long as this one, which takes a few more words still."
      )
      .lineLimit(2)
      Text("In the middle,\nline by line").multilineTextAlignment(.center).frame(maxWidth: .infinity)
    }
  }
}

/// A label with its title below its icon.
private struct Below: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}
