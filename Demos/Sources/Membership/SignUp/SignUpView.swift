import ErrorMessages
import SwiftUIShim
import VSM

/// A form to create an account.
public struct SignUpView: View {
  @ViewState private var state: SignUpViewState
  @State private var name = ""
  @State private var password = ""

  public init(service: any SigningUp) { self.init(state: .signedOut(SignUpViewState.SignUpModel(service: service))) }

  /// Starts in a given state, for previews and tests.
  public init(state: SignUpViewState) { _state = ViewState(wrappedValue: state) }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Create an account")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      switch state {
      case .signedOut(let model):
        form(model)
      case .refused(let model):
        ErrorMessage(model.reason)
        form(model.form)
      case .signingUp:
        ProgressView("Creating the account")
      case .signedIn:
        Text("Your account was created, and its page opens.")
      }
    }
  }

  @ViewBuilder private func form(_ model: SignUpViewState.SignUpModel) -> some View {
    CredentialsFields(name: $name, password: $password, isNewPassword: true) { signUp(model) }
    Text("A password has at least \(CredentialsProblem.shortestPassword) characters.")
      .font(.footnote)
      .foregroundStyle(.secondary)
    Button("Create account") { signUp(model) }
      .buttonStyle(.borderedProminent)
  }

  private func signUp(_ model: SignUpViewState.SignUpModel) {
    $state.observe(model.signUp(name: name, password: password))
  }
}
