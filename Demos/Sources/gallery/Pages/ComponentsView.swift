import Catalogue
import Foundation
import PortableUIWeb
import SwiftUIShim

/// Web components: of the catalogue, of PortableUIWeb, and two with libraries of others.
struct ComponentsView: View {
  let libraries: ScriptLibraries

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Web components")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      Section("Stars") { RatingExample() }
      Section("The browser's capabilities") { DeviceExamples() }
      Section("Markdown") { NoteExample() }
      Section("Map") {
        if libraries.hasMap { MapExample() } else { Text(ScriptLibraries.missing("Leaflet", "libjs-leaflet")) }
      }
      Section("Chart") {
        if libraries.hasChart { ChartExample() } else { Text(ScriptLibraries.missing("Chart.js", "libjs-chart.js")) }
      }
    }
    .padding()
    .navigationTitle("Web components")
  }
}

private struct RatingExample: View {
  @State private var rating = 3
  @State private var isShown = true

  var body: some View {
    Toggle("Show the stars", isOn: $isShown)
    if isShown { StarRating("Rating", rating: $rating).frame(width: 140, height: 32) }
    Text("\(rating) of 5 stars")
    Button("Five stars") { rating = 5 }
  }
}

private struct DeviceExamples: View {
  @State private var result = "Nothing has been pressed."

  var body: some View {
    HStack {
      DeviceButton("Copy the address", .copy(text: "/catalogue/components")) { show($0) }
      DeviceButton("Print", .print) { show($0) }
      DeviceButton("Whole screen", .fullScreen) { show($0) }
    }
    HStack {
      DeviceButton("Where am I?", .locate) { show($0) }
      DeviceButton("Notify me", .notify(title: "Gallery", body: "This is a notification.")) { show($0) }
    }
    Text(result)
  }

  private func show(_ result: DeviceResult) {
    self.result =
      switch result {
      case .done: "It is done."
      case .located(let latitude, let longitude, let accuracy):
        "You are at \(String(format: "%.3f, %.3f", latitude, longitude)), within \(Int(accuracy.rounded())) meters."
      case .denied: "You have not permitted it."
      case .unavailable: "This browser cannot do it."
      }
  }
}

private struct NoteExample: View {
  @State private var note = """
    # Tea

    **Steep** for *three* minutes:

    - 200 ml of water
    - `2 g` of leaves

    > Not with boiling water.
    """

  var body: some View {
    MarkdownField("Note", text: $note)
    Text("\(note.count) characters")
    Button("Clear the note") { note = "" }
  }
}

// MARK: Libraries of others

private struct TownMap: WebComponent {
  static let element = CustomElement("town-map", module: .resource("Components/town-map.js", in: .module))

  struct Place: Codable, Identifiable {
    let id: Int
    let name: String
    let x, y: Double
  }

  struct Properties: Codable {
    let places: [Place]
    let selected: Int?
  }

  enum Event: Codable { case selected(id: Int) }

  let places: [Place]
  @Binding var selection: Int?

  var properties: Properties { Properties(places: places, selected: selection) }

  func receive(_ event: Event) {
    switch event {
    case .selected(let id): if places.contains(where: { $0.id == id }) { selection = id }
    }
  }
}

private struct MapExample: View {
  @State private var selection: Int?

  private static let places = [
    TownMap.Place(id: 1, name: "Tea house", x: 30, y: 50), TownMap.Place(id: 2, name: "Library", x: 78, y: 76),
    TownMap.Place(id: 3, name: "Boathouse", x: 58, y: 30),
  ]

  var body: some View {
    TownMap(places: Self.places, selection: $selection)
      .frame(maxWidth: .infinity, minHeight: 320, maxHeight: 320)
      .accessibilityLabel("Map of the town")
    // The same choice for those who do not use the map.
    Picker("Place", selection: $selection) {
      Text("None").tag(Int?.none)
      ForEach(Self.places) { Text($0.name).tag(Int?.some($0.id)) }
    }
  }
}

private struct SalesChart: WebComponent {
  static let element = CustomElement("sales-chart", module: .resource("Components/sales-chart.js", in: .module))

  struct Properties: Codable {
    let title: String
    let labels: [String]
    let values: [Double]
  }

  enum Event: Codable { case selected(index: Int) }

  let properties: Properties
  let select: @MainActor (Int) -> Void

  func receive(_ event: Event) {
    switch event {
    case .selected(let index): select(index)
    }
  }
}

private struct ChartExample: View {
  @State private var year = 2025
  @State private var quarter: Int?

  private var values: [Double] { (1...4).map { Double(($0 * 37 + year * 13) % 90 + 10) } }

  var body: some View {
    SalesChart(
      properties: .init(title: "Cups of tea in \(String(year))", labels: ["Q1", "Q2", "Q3", "Q4"], values: values),
      select: { if (0..<4).contains($0) { quarter = $0 } }
    )
    .frame(maxWidth: .infinity, minHeight: 260, maxHeight: 260)
    .accessibilityLabel("Cups of tea in \(String(year)): \(values.map { String(Int($0)) }.joined(separator: ", "))")
    HStack {
      Button("Year before") { year -= 1 }
      Button("Next year") { year += 1 }
      Text(quarter.map { "Quarter \($0 + 1): \(Int(values[$0])) cups" } ?? "Press a bar to see its number.")
    }
  }
}
