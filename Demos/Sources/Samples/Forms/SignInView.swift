import SwiftUIShim

private enum SignInError: LocalizedError {
  case wrongPassword

  var errorDescription: String? { "The password is wrong." }
  var recoverySuggestion: String? { "It is the name of the river." }
}

@MainActor private final class SignInModel: ObservableObject {
  @Published var user = ""
  @Published var password = ""
  @Published private(set) var isLoading = false
  @Published private(set) var signedInUser: String?
  @Published var error: SignInError?

  func signIn() async {
    isLoading = true
    defer { isLoading = false }
    await Task.yield()
    if password == "danube" {
      signedInUser = user
    } else {
      error = .wrongPassword
    }
  }

  func signOut() {
    (signedInUser, password) = (nil, "")
  }
}

private struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .frame(maxWidth: .infinity)
      .padding()
      .background(isEnabled ? Color.blue : Color.gray)
      .clipShape(Capsule())
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct SignInView: View {
  @StateObject private var model = SignInModel()
  @State private var showsPassword = false

  private var isShowingError: Binding<Bool> {
    Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } })
  }

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue.opacity(0.3), .purple.opacity(0.2)]), startPoint: .top, endPoint: .bottom
      )
      .edgesIgnoringSafeArea(.all)
      VStack(spacing: 20) {
        Image(systemName: "water.waves").font(.system(size: 60)).foregroundColor(.blue)
        if let user = model.signedInUser {
          Text("Hello, \(user)!").font(.title)
          Button("Sign out", action: model.signOut)
        } else {
          fields
        }
      }
      .padding(32)
    }
    .frame(minHeight: 460)
    .alert(isPresented: isShowingError, error: model.error) { _ in
      Button("Try again") { model.password = "" }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }

  @ViewBuilder private var fields: some View {
    TextField("User name", text: $model.user)
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .autocapitalization(.none)
      .disableAutocorrection(true)
    Group {
      if showsPassword {
        TextField("Password", text: $model.password)
      } else {
        SecureField("Password", text: $model.password)
      }
    }
    .textFieldStyle(RoundedBorderTextFieldStyle())
    Toggle("Show the password", isOn: $showsPassword).font(.footnote)
    Button {
      Task { await model.signIn() }
    } label: {
      if model.isLoading { ProgressView() } else { Text("Sign in") }
    }
    .buttonStyle(PillButtonStyle())
    .disabled(model.user.isEmpty || model.password.isEmpty || model.isLoading)
  }
}

#Preview {
  SignInView()
}
