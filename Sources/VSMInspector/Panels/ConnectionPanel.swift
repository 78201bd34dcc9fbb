import PortableUI

/// The controls for the connection between the browser and the server, which are hidden at first.
struct ConnectionPanel: View {
  @StateObject private var connection = PageConnection()

  var body: some View {
    Section {
      DisclosureGroup(connection.isDirect ? "Connection" : "Connection (simulated)") {
        picker("Round trip", selection: $connection.roundTrip, name: \.name)
        picker("Jitter", selection: $connection.jitter, name: \.name)
        picker("Lost messages", selection: $connection.loss, name: \.name)
        HStack {
          ForEach(PageConnection.OutageDuration.allCases) { duration in
            Button("Offline for \("\(duration.rawValue)") s") { connection.goOffline(for: duration) }
          }
        }
        Button("Reset connection") { connection.reset() }
        Text("Applies to this page alone, until it is loaded again. A lost message breaks the connection.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityIdentifier(JourneyRecorder.panel)
  }

  private func picker<Choice: CaseIterable & Hashable & Identifiable>(
    _ title: LocalizedStringKey, selection: Binding<Choice>, name: KeyPath<Choice, String>
  ) -> some View where Choice.AllCases: RandomAccessCollection {
    Picker(title, selection: selection) {
      ForEach(Choice.allCases) { Text($0[keyPath: name]).tag($0) }
    }
  }
}
