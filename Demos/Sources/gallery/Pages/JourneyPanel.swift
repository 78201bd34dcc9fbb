import StateGraphs
import SwiftUIShim

/// A list of the page's previous states, which can be restored. It is empty for a demo without state containers.
struct JourneyPanel: View {
  @ObservedObject var journey: PageJourney
  /// The creation of the demo in the source of the test.
  let demo: String
  @State private var isShowingTest = false

  var body: some View {
    if !journey.stops.isEmpty {
      Section("Journey") {
        List(journey.stops) { stop in
          row(stop)
        }
        Text("Press a state to go back to it. What ran in it then does not run again.")
          .font(.footnote)
          .foregroundStyle(.secondary)
        Button("Show as test") { isShowingTest = true }
      }
      .sheet(isPresented: $isShowingTest) {
        JourneyTest(source: journey.testSource(of: demo))
      }
    }
  }

  private func row(_ stop: PageJourney.Stop) -> some View {
    let isCurrent = stop.id == journey.way.last?.id
    return VStack(alignment: .leading, spacing: 4) {
      if !stop.actions.isEmpty {
        Text(stop.cause)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Button(stop.name) { journey.go(to: stop.id) }
        .buttonStyle(.plain)
        .fontWeight(isCurrent ? .semibold : .regular)
        .foregroundStyle(stop.id > journey.way.last?.id ?? 0 ? Color.secondary : isCurrent ? .accentColor : .primary)
        .accessibilityAddTraits(isCurrent ? .isSelected : [])
    }
  }
}

/// The chart of a demo's states, with the current state and its actions.
struct StatesPanel: View {
  @ObservedObject var journey: PageJourney
  /// The stored chart of the demo, or `nil`.
  let known: StateGraph?

  var body: some View {
    if !journey.stops.isEmpty {
      let chart = journey.chart(onto: known)
      VStack(alignment: .leading) {
        Text("States")
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        StateChart(chart, marking: journey.marking(on: chart))
      }
      let possible = journey.possible(on: chart)
      if !possible.isEmpty {
        Section("Possible in this state") {
          List(possible, id: \.self) { edge in
            Text(edge.leadsElsewhere ? "\(edge.label) → \(edge.to)" : edge.label)
          }
        }
      }
    }
  }
}

/// The journey as the source of a test, for copying.
private struct JourneyTest: View {
  let source: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      TextEditor(text: .constant(source))
        .monospaced()
        .accessibilityLabel("Test source")
        .frame(minHeight: 320)
        .navigationTitle("Journey as a test")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}
