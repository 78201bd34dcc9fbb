import SwiftUIShim

/// Menus, keyboard shortcuts and tooltips.
struct MenuSpecimens: View {
  @State private var chosen = "nothing"
  @State private var showsPrices = true
  @State private var order = "name"

  var body: some View {
    Specimen("Menu") {
      HStack {
        Menu("Actions") {
          Button("Copy") { chosen = "Copy" }
          Button("Delete", role: .destructive) { chosen = "Delete" }
          Divider()
          Toggle("Prices", isOn: $showsPrices)
          Picker("Order", selection: $order) {
            Text("By name").tag("name")
            Text("By price").tag("price")
          }
          Menu("More") {
            Button("Print") { chosen = "Print" }
          }
        }
        Menu("Save") {
          Button("Save as…") { chosen = "Save as" }
        } primaryAction: {
          chosen = "Save"
        }
      }
      Text("Chosen: \(chosen), \(showsPrices ? "with" : "without") prices, by \(order)")
    }
    Specimen("Keyboard shortcut and help") {
      Button("Send") { chosen = "Send" }
        .keyboardShortcut("e", modifiers: [.command, .shift])
        .help("Sends what was entered: Control or Command, Shift and E")
    }
  }
}

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
