import SwiftUIShim

@Observable private final class NotificationPreferences {
  var isOn = true
  var mentions = true
  var likes = false
  var newsletter = false
  var quietFrom = Date(timeIntervalSince1970: 79_200)
  var quietUntil = Date(timeIntervalSince1970: 25_200)
  var hasQuietHours = false
  var style = Style.banner

  enum Style: String, CaseIterable, Identifiable {
    case banner = "Banner"
    case badge = "Badge"
    case list = "List"

    var id: Self { self }
  }

  var summary: String {
    guard isOn else { return "All notifications are off." }
    let kinds = [(mentions, "mentions"), (likes, "likes"), (newsletter, "news")].filter(\.0).map(\.1)
    return kinds.isEmpty ? "Nothing is sent." : "You hear about \(kinds.formatted(.list(type: .and)))."
  }
}

struct NotificationSettingsView: View {
  @State private var preferences = NotificationPreferences()

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Allow notifications", isOn: $preferences.isOn.animation())
        } footer: {
          Text(preferences.summary)
        }
        if preferences.isOn {
          NotificationKinds(preferences: preferences)
          Section("Style") {
            Picker("Style", selection: $preferences.style) {
              ForEach(NotificationPreferences.Style.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.inline)
            .labelsHidden()
          }
          quietHours
        }
      }
      .navigationTitle("Notifications")
    }
  }

  private var quietHours: some View {
    Section {
      Toggle("Quiet hours", isOn: $preferences.hasQuietHours)
      Group {
        DatePicker("From", selection: $preferences.quietFrom, displayedComponents: .hourAndMinute)
        DatePicker("Until", selection: $preferences.quietUntil, displayedComponents: .hourAndMinute)
      }
      .disabled(!preferences.hasQuietHours)
      .opacity(preferences.hasQuietHours ? 1 : 0.4)
    } header: {
      Label("Quiet hours", systemImage: "moon.fill")
    }
  }
}

private struct NotificationKinds: View {
  @Bindable var preferences: NotificationPreferences

  var body: some View {
    Section("Tell me about") {
      kind("Mentions", detail: "When someone writes your name", isOn: $preferences.mentions)
      kind("Likes", detail: "When someone likes a post", isOn: $preferences.likes)
      kind("News", detail: "Once a month", isOn: $preferences.newsletter)
    }
    .toggleStyle(SwitchToggleStyle(tint: .purple))
  }

  private func kind(_ title: LocalizedStringKey, detail: LocalizedStringKey, isOn: Binding<Bool>) -> some View {
    Toggle(isOn: isOn) {
      Text(title)
      Text(detail)
    }
  }
}

#Preview {
  NotificationSettingsView()
}
