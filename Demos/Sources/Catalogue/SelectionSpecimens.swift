import SwiftUIShim

/// Lists whose rows are selected.
struct SelectionSpecimens: View {
  // SwiftUI has no selection of several rows on a television and a watch.
  @State private var planet: String? = "Earth"
  @State private var moons: Set<String> = []
  private let planets = ["Venus", "Earth", "Mars"]

  var body: some View {
    Specimen("List with a selection") {
      List(planets, id: \.self, selection: $planet) { planet in
        Label(planet, systemImage: "globe")
      }
      Text(planet.map { "The planet is \($0)." } ?? "No planet is selected.")
    }
    #if !os(tvOS) && !os(watchOS) || PortableUI
      Specimen("List with a selection of several") {
        List(selection: $moons) {
          Section("Jupiter") {
            Text("Io").tag("Io")
            Text("Europa").tag("Europa")
          }
          Section("Saturn") {
            Text("Titan").tag("Titan")
            Text("Rings").tag("Rings").selectionDisabled()
          }
        }
        Text("\(moons.count) moons are selected.")
        Button("Select none") { moons = [] }.disabled(moons.isEmpty)
      }
    #endif
  }
}
