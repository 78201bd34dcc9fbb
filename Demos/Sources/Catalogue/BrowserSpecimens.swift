import Foundation
import SwiftUIShim

/// Drags, stored values and sharing, all of them the work of the browser.
struct BrowserSpecimens: View {
  var body: some View {
    Specimen("Drags") { DraggableCard() }
    Specimen("Values that the browser keeps") { StoredChoices() }
    Specimen("Sharing") {
      if let site = URL(string: "https://www.swift.org") {
        ShareLink(item: site, subject: Text("Swift"), message: Text("A language for everything"))
        ShareLink("Share a text", item: "Hello from the catalogue")
      }
    }
  }
}

private struct DraggableCard: View {
  @State private var distance = CGSize.zero
  @State private var lastDrag = "Not dragged yet"
  @GestureState private var isDragging = false

  var body: some View {
    HStack {
      Text("Drag me")
        .padding()
        .background(.gray.opacity(isDragging ? 0.4 : 0.2), in: .rect(cornerRadius: 12))
        .offset(distance)
        .gesture(
          DragGesture()
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { distance = $0.translation }
            .onEnded { value in
              withAnimation(.spring) { distance = .zero }
              lastDrag = "Dragged by \(Int(value.translation.width)), \(Int(value.translation.height))"
            })
      Spacer()
      Text(lastDrag)
    }
  }
}

private struct StoredChoices: View {
  @AppStorage("catalogue.showsDetails") private var showsDetails = false
  @AppStorage("catalogue.name") private var name = ""
  @SceneStorage("catalogue.count") private var count = 0

  var body: some View {
    Toggle("Show details in all tabs", isOn: $showsDetails)
    if showsDetails { Text("These are the details.") }
    TextField("Name in all tabs", text: $name)
    Stepper("Count of this tab: \(count)", value: $count)
  }
}
