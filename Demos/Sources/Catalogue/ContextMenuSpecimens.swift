import SwiftUIShim

/// A view with a context menu.
struct ContextMenuSpecimens: View {
  @State private var chosen = "nothing"

  var body: some View {
    Specimen("contextMenu") {
      Text("A letter with a menu")
        .contextMenu {
          Button("Reply") { chosen = "Reply" }
          Button("Archive") { chosen = "Archive" }
          Divider()
          Button("Throw away", role: .destructive) { chosen = "Throw away" }
        }
      Text("Chosen of the letter: \(chosen)")
    }
  }
}
