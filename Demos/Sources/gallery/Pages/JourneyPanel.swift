import SwiftUIShim

/// Shows the states that the page went through; a demo without state containers has none to show.
struct JourneyPanel: View {
  @ObservedObject var journey: Journey

  var body: some View {
    if !journey.stops.isEmpty {
      Section("Journey") {
        List(journey.stops) { stop in
          Text(stop.name)
        }
      }
    }
  }
}
