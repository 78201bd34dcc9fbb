import SwiftUIShim

@Observable private final class Registration {
  var name = ""
  var email = ""
  var password = ""
  var confirmation = ""
  var acceptsTerms = false

  var emailProblem: String? {
    email.isEmpty || email.contains(/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/) ? nil : "This is not an email address."
  }

  var passwordProblem: String? {
    if password.isEmpty { return nil }
    if password.count < 8 { return "At least 8 characters are needed." }
    if !confirmation.isEmpty && password != confirmation { return "The passwords differ." }
    return nil
  }

  var strength: Double { min(Double(password.count) / 16, 1) }

  var isComplete: Bool {
    !name.isEmpty && !email.isEmpty && emailProblem == nil && !password.isEmpty && password == confirmation
      && passwordProblem == nil && acceptsTerms
  }
}

struct RegistrationView: View {
  private enum Field: Hashable {
    case name, email, password, confirmation
  }

  @State private var registration = Registration()
  @State private var isShowingWelcome = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        Section("About you") {
          TextField("Name", text: $registration.name)
            .textContentType(.name)
            .focused($focus, equals: .name)
            .submitLabel(.next)
          TextField("Email", text: $registration.email, prompt: Text("you@example.com"))
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($focus, equals: .email)
            .submitLabel(.next)
          ProblemText(registration.emailProblem)
        }
        Section {
          SecureField("Password", text: $registration.password)
            .textContentType(.newPassword)
            .focused($focus, equals: .password)
          SecureField("Repeat the password", text: $registration.confirmation)
            .focused($focus, equals: .confirmation)
          ProgressView("Strength", value: registration.strength)
            .tint(registration.strength < 0.5 ? .red : registration.strength < 0.8 ? .orange : .green)
          ProblemText(registration.passwordProblem)
        } header: {
          Text("Password")
        } footer: {
          Text("Use words that belong together only for you.")
        }
        Section {
          Toggle("I accept the terms of use", isOn: $registration.acceptsTerms)
          Button("Create account") { isShowingWelcome = true }
            .disabled(!registration.isComplete)
        }
      }
      .onSubmit {
        switch focus {
        case .name: focus = .email
        case .email: focus = .password
        case .password: focus = .confirmation
        default: focus = nil
        }
      }
      .scrollDismissesKeyboard(.interactively)
      .navigationTitle("Register")
      .alert("Welcome, \(registration.name)!", isPresented: $isShowingWelcome) {
        Button("Start", role: .cancel) { registration = Registration() }
      } message: {
        Text("We sent a link to \(registration.email).")
      }
    }
  }
}

private struct ProblemText: View {
  let problem: String?

  init(_ problem: String?) {
    self.problem = problem
  }

  var body: some View {
    if let problem {
      Label(problem, systemImage: "exclamationmark.triangle")
        .font(.footnote)
        .foregroundStyle(.red)
    }
  }
}

#Preview {
  RegistrationView()
}
