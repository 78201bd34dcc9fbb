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
