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
