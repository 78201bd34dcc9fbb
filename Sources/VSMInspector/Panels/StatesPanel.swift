import PortableUI
import StateGraphs

/// The charts of a page's states, with the current states and their actions.
struct StatesPanel: View {
  @ObservedObject var journey: PageJourney
  /// The stored chart of the whole page, or `nil`.
  let known: StateGraph?

  var body: some View {
    if !journey.stops.isEmpty {
      let regions = journey.regions(known: known)
      VStack(alignment: .leading) {
        heading("States").font(.headline)
        ForEach(regions) { region in
          if let feature = region.feature { heading(feature).font(.subheadline) }
          StateChart(region)
        }
      }
      let possible = regions.flatMap(rows)
      if !possible.isEmpty {
        Section(regions.count == 1 ? "Possible in this state" : "Possible in these states") {
          List(possible, id: \.self) { Text($0) }
        }
      }
    }
  }

  private func heading(_ title: String) -> some View {
    Text(title).accessibilityAddTraits(.isHeader)
  }

  /// Returns the possible actions of a region, in words.
  private func rows(of region: PageJourney.Region) -> [String] {
    region.possible.map { edge in
      let action = edge.leadsElsewhere ? "\(edge.label) → \(edge.to)" : edge.label
      return region.feature.map { "\($0): \(action)" } ?? action
    }
  }
}
