import ErrorMessages
import Foundation
import SwiftUIShim
import VSM

/// A form to sign in.
public struct SignInView: View {
  @ViewState private var state: SignInViewState
  @State private var name = ""
  @State private var password = ""
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  public init(service: any SigningIn) { self.init(state: .signedOut(SignInViewState.SignInModel(service: service))) }

  /// Starts in a given state, for previews and tests.
  public init(state: SignInViewState) { _state = ViewState(wrappedValue: state) }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Sign in")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      switch state {
      case .signedOut(let model):
        form(model)
      case .refused(let model):
        ErrorMessage(model.reason)
        form(model.form)
      case .signingIn:
        ProgressView("Signing in")
      case .limited(let model):
        ErrorMessage(tooManyAttempts(until: model.until.time(locale, timeZone)))
        Button("Try again") { $state.observe(model.again()) }
          .buttonStyle(.bordered)
      case .signedIn(let model):
        Text("You are signed in, and the page opens.")
        Button("Sign in again") { $state.observe(model.again()) }
          .buttonStyle(.bordered)
      }
    }
  }

  @ViewBuilder private func form(_ model: SignInViewState.SignInModel) -> some View {
    CredentialsFields(name: $name, password: $password, isNewPassword: false) { signIn(model) }
    Button("Sign in") { signIn(model) }
      .buttonStyle(.borderedProminent)
  }

  private func signIn(_ model: SignInViewState.SignInModel) {
    $state.observe(model.signIn(name: name, password: password))
    password = ""
  }
}

/// Returns the message after too many wrong passwords.
func tooManyAttempts(until time: String) -> String {
  String(localized: "There were too many attempts. You can try again at \(time).", bundle: .module)
}

extension Date {
  /// The time of the day for a person in a region.
  func time(_ locale: Locale, _ timeZone: TimeZone) -> String {
    formatted(Date.FormatStyle(date: .omitted, time: .standard, locale: locale, timeZone: timeZone))
  }
}

/// The content of a field of credentials, for the password managers of devices.
enum CredentialsContent {
  case name, password, newPassword
}

extension View {
  /// Names the content of a field, where a platform has one kind of names for all of them.
  @ViewBuilder func credentials(_ content: CredentialsContent) -> some View {
    #if os(macOS) || os(watchOS)
      self
    #else
      switch content {
      case .name: textContentType(.username)
      case .password: textContentType(.password)
      case .newPassword: textContentType(.newPassword)
      }
    #endif
  }
}

/// The fields of a name and a password.
struct CredentialsFields: View {
  @Binding var name: String
  @Binding var password: String
  let isNewPassword: Bool
  let submit: () -> Void

  var body: some View {
    TextField("Name", text: $name)
      .textFieldStyle(.roundedBorder)
      .credentials(.name)
    SecureField("Password", text: $password)
      .textFieldStyle(.roundedBorder)
      .credentials(isNewPassword ? .newPassword : .password)
      .onSubmit(submit)
  }
}
