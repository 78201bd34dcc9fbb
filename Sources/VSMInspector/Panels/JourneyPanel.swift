import PortableUI

/// A list of the page's previous states, which can be restored. It is empty for a page without state containers.
struct JourneyPanel: View {
  @ObservedObject var journey: PageJourney
  /// Whether the page has one chart for all of its containers.
  let isCombined: Bool
  /// The placeholder for the page's view in the exported test.
  let source: String
  @State private var isShowingTest = false

  var body: some View {
    if !journey.stops.isEmpty {
      let names = journey.names(isCombined: isCombined)
      Section("Journey") {
        List(journey.stops) { stop in
          row(stop, named: names[stop.id] ?? "")
        }
        Text("Press a state to go back to it. Actions that ran in it do not run again.")
          .font(.footnote)
          .foregroundStyle(.secondary)
        Button("Show as test") { isShowingTest = true }
      }
      .accessibilityIdentifier(JourneyRecorder.panel)
      .sheet(isPresented: $isShowingTest) {
        JourneyTest(source: journey.testSource(of: source))
      }
    }
  }

  private func row(_ stop: PageJourney.Stop, named name: String) -> some View {
    let isCurrent = stop.id == journey.way.last?.id
    return VStack(alignment: .leading, spacing: 4) {
      if !stop.actions.isEmpty {
        // It has what was typed, which can be long.
        Text(stop.cause)
          .lineLimit(3)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Button(name) { journey.go(to: stop.id) }
        .buttonStyle(.plain)
        .fontWeight(isCurrent ? .semibold : .regular)
        .foregroundStyle(stop.id > journey.way.last?.id ?? 0 ? Color.secondary : isCurrent ? .accentColor : .primary)
        .accessibilityAddTraits(isCurrent ? .isSelected : [])
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
        .accessibilityIdentifier(JourneyRecorder.panel)
        .frame(minHeight: 320)
        .navigationTitle("Journey as a test")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}
