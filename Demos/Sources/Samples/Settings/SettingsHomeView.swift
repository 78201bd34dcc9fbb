import SwiftUIShim

private enum SettingsPage: String, CaseIterable, Identifiable {
  case general = "General"
  case sounds = "Sounds"
  case battery = "Battery"
  case privacy = "Privacy"
  case storage = "Storage"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .general: "gear"
    case .sounds: "speaker.wave.3.fill"
    case .battery: "battery.100"
    case .privacy: "hand.raised.fill"
    case .storage: "internaldrive"
    }
  }

  var color: Color {
    switch self {
    case .general: .gray
    case .sounds: .pink
    case .battery: .green
    case .privacy: .blue
    case .storage: .orange
    }
  }
}

struct SettingsIconLabelStyle: LabelStyle {
  @ScaledMetric(relativeTo: .body) private var size = 29.0
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon
        .imageScale(.small)
        .foregroundColor(.white)
        .frame(width: size, height: size)
        .background(RoundedRectangle(cornerRadius: 7).fill(color))
    }
  }
}

struct SettingsHomeView: View {
  @State private var isAirplaneModeOn = false
  @State private var network = "Fjord-5G"
  @State private var volume = 0.6

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            ProfileSettings()
          } label: {
            HStack(spacing: 14) {
              Image(systemName: "person.crop.circle")
                .resizable()
                .frame(width: 56, height: 56)
                .foregroundStyle(.indigo)
              VStack(alignment: .leading) {
                Text("Ruben Falk").font(.title3)
                Text("Account, cloud, and purchases").font(.footnote).foregroundStyle(.secondary)
              }
            }
            .padding(.vertical, 4)
          }
        }
        Section {
          Toggle(isOn: $isAirplaneModeOn) {
            Label("Airplane mode", systemImage: "airplane").labelStyle(SettingsIconLabelStyle(color: .orange))
          }
          LabeledContent {
            Text(isAirplaneModeOn ? "Off" : network)
          } label: {
            Label("Wi-Fi", systemImage: "wifi").labelStyle(SettingsIconLabelStyle(color: .blue))
          }
        }
        Section {
          ForEach(SettingsPage.allCases) { page in
            NavigationLink(value: page) {
              Label(page.rawValue, systemImage: page.symbol)
                .labelStyle(SettingsIconLabelStyle(color: page.color))
            }
          }
        }
      }
      .navigationTitle("Settings")
      .navigationDestination(for: SettingsPage.self) { page in
        switch page {
        case .sounds: SoundSettings(volume: $volume)
        default: ContentUnavailableView(page.rawValue, systemImage: page.symbol).navigationTitle(page.rawValue)
        }
      }
    }
  }
}

private struct ProfileSettings: View {
  var body: some View {
    Form {
      LabeledContent("Name", value: "Ruben Falk")
      LabeledContent("Email", value: "ruben@falk.example")
    }
    .navigationTitle("Account")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct SoundSettings: View {
  @Binding var volume: Double

  var body: some View {
    Form {
      Section("Volume: \(volume, format: .percent.precision(.fractionLength(0)))") {
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
      }
      Button("Mute") { volume = 0 }
        .disabled(volume == 0)
    }
    .navigationTitle("Sounds")
  }
}

#Preview {
  SettingsHomeView()
}
