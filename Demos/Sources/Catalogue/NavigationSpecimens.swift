import Foundation
import SwiftUIShim

/// Stacks, links and tabs.
struct NavigationSpecimens: View {
  @State private var place = "people"

  var body: some View {
    Specimen("Link") {
      Link("All demos", destination: URL(string: "/")!)
    }
    Specimen("Tabs") {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: "home") { Text("At home") }
        Tab("People", systemImage: "person", value: "people") { Text("Among people") }
          .badge(3)
      }
    }
    Specimen("Stack") {
      NavigationStack {
        List {
          NavigationLink("First", value: 1)
          NavigationLink("Second", value: 2)
        }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { number in
          Text("Number \(number)").navigationTitle("Number \(number)")
        }
      }
    }
  }
}

/// Sheets, covers, alerts and confirmation dialogs.
struct PresentationSpecimens: View {
  private struct Product: Identifiable {
    let id: String
  }

  @State private var showsSheet = false
  @State private var showsCover = false
  @State private var showsAlert = false
  @State private var showsChoice = false
  @State private var product: Product?
  @State private var answer = "Nothing chosen yet"

  var body: some View {
    Specimen("Sheet") {
      Button("Show a sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) {
          Text("A sheet").padding()
        }
    }
    HeightSpecimen()
    // SwiftUI has no covers on a Mac.
    #if !os(macOS) || PortableUI
      Specimen("Full-screen cover") {
        Button("Cover the window") { showsCover = true }
          .fullScreenCover(isPresented: $showsCover) {
            CoverSpecimen()
          }
      }
    #endif
    Specimen("Alert") {
      Button("Show an alert") { showsAlert = true }
        .alert("The order was not sent", isPresented: $showsAlert) {
          Button("Try again") { answer = "Tried again" }
          Button("Later", role: .cancel) { answer = "Later" }
        } message: {
          Text("The shop does not answer.")
        }
    }
    Specimen("Confirmation dialog") {
      Button("Empty the cart") { showsChoice = true }
        .confirmationDialog("Empty the cart?", isPresented: $showsChoice, titleVisibility: .visible) {
          Button("Empty", role: .destructive) { answer = "Emptied" }
          Button("Move to favorites") { answer = "Moved" }
        } message: {
          Text("It holds three products.")
        }
      Text(answer)
    }
    Specimen("Popover") {
      Button("About tea") { product = Product(id: "Tea") }
        .popover(item: $product) { product in
          Text("\(product.id) is best at 80 °C.").padding()
        }
    }
  }
}

/// The content of a cover, which dismisses itself.
private struct CoverSpecimen: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    NavigationStack {
      Text(isPresented ? "This takes the whole window." : "This is no cover.")
        .navigationTitle("Cover")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
          }
        }
    }
  }
}

/// A sheet with three heights in a narrow window.
private struct HeightSpecimen: View {
  @State private var isShown = false
  @State private var height = PresentationDetent.medium

  var body: some View {
    Specimen("Heights of a sheet") {
      Button("Show a map") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack(spacing: 16) {
            Text(height == .large ? "The whole map" : height == .medium ? "Half of the map" : "A strip of the map")
            Button("Show all of it") { height = .large }
          }
          .frame(maxWidth: .infinity)
          .presentationDetents([.height(160), .medium, .large], selection: $height)
        }
    }
  }
}
