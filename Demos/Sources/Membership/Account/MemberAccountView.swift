import ErrorMessages
import SwiftUIShim
import VSM

/// The page of a member: the devices, the password, and the way out.
public struct MemberAccountView: View {
  @ViewState private var state: AccountViewState
  @State private var oldPassword = ""
  @State private var newPassword = ""
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  private let member: Member

  public init(member: Member, service: any MemberService) {
    self.init(member: member, state: .initialized(AccountViewState.LoaderModel(service: service)))
  }

  /// Starts in a given state, for previews and tests.
  public init(member: Member, state: AccountViewState) {
    self.member = member
    _state = ViewState(wrappedValue: state)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Hello, \(member.name)")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      switch state {
      case .initialized, .loading:
        ProgressView("Loading")
      case .signedIn(let model):
        if let problem = model.problem { ErrorMessage(message(of: problem)) }
        devices(model)
        password(model)
        Button("Sign out") { $state.observe(model.signOut()) }
          .buttonStyle(.borderedProminent)
      case .changingPassword:
        ProgressView("Changing the password")
      case .signingOut, .signingOutElsewhere:
        ProgressView("Signing out")
      case .failed(let model):
        ErrorMessage(model.message)
        Button("Retry") { $state.observe(model.retry()) }
          .buttonStyle(.bordered)
      case .left:
        Text("This is done, and the next page opens.")
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }

  private func message(of problem: AccountViewState.Problem) -> String {
    switch problem {
    case .message(let text): text
    case .limited(let until): tooManyAttempts(until: until.time(locale, timeZone))
    }
  }

  private func devices(_ model: AccountViewState.SignedInModel) -> some View {
    Section("Signed in on") {
      List(model.devices) { device in
        HStack {
          if device.isThisOne { Text("\(device.name) (this one)") } else { Text(verbatim: device.name) }
          Spacer()
          if !device.isThisOne {
            Button("Sign out \(device.name)") { $state.observe(model.signOut(device)) }
              .buttonStyle(.bordered)
          }
        }
      }
    }
  }

  private func password(_ model: AccountViewState.SignedInModel) -> some View {
    Section("Password") {
      SecureField("Current password", text: $oldPassword)
        .textFieldStyle(.roundedBorder)
        .credentials(.password)
      SecureField("New password", text: $newPassword)
        .textFieldStyle(.roundedBorder)
        .credentials(.newPassword)
      Button("Change password") {
        $state.observe(model.changePassword(from: oldPassword, to: newPassword))
        (oldPassword, newPassword) = ("", "")
      }
      .buttonStyle(.bordered)
    }
  }
}
