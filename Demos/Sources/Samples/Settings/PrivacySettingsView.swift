import SwiftUIShim

private struct BlockedPerson: Identifiable {
  let id = UUID()
  let name: String
}

struct PrivacySettingsView: View {
  private enum Audience: String, CaseIterable, Identifiable {
    case everyone, friends, nobody

    var id: Self { self }
  }

  @State private var blocked = ["Spam Bot", "Loud Larry", "Anonymous 7"].map(BlockedPerson.init(name:))
  @State private var audience = Audience.friends
  @State private var isLocked = true
  @State private var isAskingForDeletion = false
  @State private var message: String?

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker(selection: $audience) {
            ForEach(Audience.allCases) { audience in
              Text(audience.rawValue.capitalized).tag(audience)
            }
          } label: {
            Label("Who can see me", systemImage: "eye")
          }
          Toggle(isOn: $isLocked) {
            Label("Hide codes", systemImage: isLocked ? "lock.fill" : "lock.open")
          }
        }
        Section("Recovery codes") {
          VStack(alignment: .leading) {
            Text("4831 – 0027")
            Text("9915 – 4410")
          }
          .font(.body.monospaced())
          .redacted(reason: isLocked ? .placeholder : [])
          .accessibilityHidden(isLocked)
        }
        Section {
          ForEach(blocked) { person in
            Text(person.name)
          }
          .onDelete { offsets in
            message = "Unblocked \(offsets.map { blocked[$0].name }.joined(separator: ", "))"
            blocked.remove(atOffsets: offsets)
          }
        } header: {
          Text("Blocked people")
        } footer: {
          if let message { Text(message) }
        }
        Button("Delete my data…", role: .destructive) { isAskingForDeletion = true }
          .foregroundStyle(.red)
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
      }
      .alert(
        Text("Delete all data?"), isPresented: $isAskingForDeletion, presenting: blocked.count
      ) { count in
        Button("Delete everything", role: .destructive) {
          blocked = []
          message = "Everything has been deleted, with \(count) blocked people."
        }
        Button("Cancel", role: .cancel) {}
      } message: { _ in
        Text("This can't be undone.")
      }
      .navigationTitle("Privacy")
    }
  }
}

#Preview {
  PrivacySettingsView()
}
