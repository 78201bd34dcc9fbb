import SwiftUIShim

/// Shows the states that the page went through.
struct JourneyPanel: View {
  @ObservedObject var journey: Journey

  var body: some View {
    Section("Journey") {
      List(journey.stops) { stop in
        Text(stop.name)
      }
    }
  }
}
