import SwiftUIShim

private final class Account: ObservableObject {
  @Published var name = "Nadia Roth"
  @Published var email = "nadia@roth.example"
  @Published var isSignedIn = true
  let plan = "Family"
  let renewal = Date(timeIntervalSince1970: 1_800_000_000)
  let storage = (used: 38.4, total: 50.0)
}

struct AccountSettingsView: View {
  @StateObject private var account = Account()
  @State private var isEditing = false
  @State private var isSigningOut = false

  var body: some View {
    NavigationView {
      if account.isSignedIn {
        form
      } else {
        VStack(spacing: 16) {
          Text("You are signed out.").font(.headline)
          Button("Sign in again") { account.isSignedIn = true }.buttonStyle(.borderedProminent)
        }
        .navigationBarTitle("Account")
      }
    }
    .environmentObject(account)
  }

  private var form: some View {
    Form {
      Section {
        VStack(spacing: 8) {
          Image(systemName: "person.crop.circle").font(.system(size: 72)).foregroundStyle(.tint)
          Text(account.name).font(.title2)
          Text(account.email).foregroundColor(.secondary).privacySensitive()
        }
        .frame(maxWidth: .infinity)
      }
      Section("Subscription") {
        LabeledContent("Plan", value: account.plan)
        LabeledContent("Renews") { Text(account.renewal, style: .date) }
      }
      Section {
        Gauge(value: account.storage.used, in: 0...account.storage.total) {
          Text("Storage")
        } currentValueLabel: {
          Text("\(account.storage.used, specifier: "%.1f") GB")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("\(account.storage.total, specifier: "%.0f")")
        }
        .tint(Gradient(colors: [.green, .yellow, .red]))
      }
      Section {
        Button("Edit profile") { isEditing = true }
        Button("Sign out", role: .destructive) { isSigningOut = true }
      }
    }
    .navigationBarTitle("Account", displayMode: .inline)
    .sheet(isPresented: $isEditing) { ProfileEditor() }
    .actionSheet(isPresented: $isSigningOut) {
      ActionSheet(
        title: Text("Sign out of this device?"), message: Text("Your data stays in the cloud."),
        buttons: [.destructive(Text("Sign out now")) { account.isSignedIn = false }, .cancel()])
    }
  }
}

private struct ProfileEditor: View {
  @EnvironmentObject private var account: Account
  @Environment(\.presentationMode) private var presentationMode
  @State private var name = ""

  var body: some View {
    NavigationView {
      Form {
        TextField("Display name", text: $name)
      }
      .onAppear { name = account.name }
      .navigationBarTitle("Edit profile", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          account.name = name
          presentationMode.wrappedValue.dismiss()
        }
        .disabled(name.isEmpty))
    }
  }
}

#Preview {
  AccountSettingsView()
}
