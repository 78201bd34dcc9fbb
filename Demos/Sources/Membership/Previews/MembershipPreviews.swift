import Foundation
import SwiftUIShim

/// The forms to sign in and up in each of their states.
public struct SignInPreviews: PreviewProvider {
  private static let service = PreviewService()
  private static let form = SignInViewState.SignInModel(service: service)
  private static let newForm = SignUpViewState.SignUpModel(service: service)

  public static var previews: some View {
    SignInView(state: .signedOut(form))
      .previewDisplayName("Signed out")
    SignInView(state: .signingIn)
      .previewDisplayName("Signing in")
    SignInView(state: .refused(.init(reason: "The name or the password is wrong.", form: form)))
      .previewDisplayName("Refused")
    SignInView(state: .limited(.init(until: .previewed, form: form)))
      .previewDisplayName("Limited")
    SignInView(state: .signedIn(.init(form: form)))
      .previewDisplayName("Signed in")
    SignUpView(state: .signedOut(newForm))
      .previewDisplayName("New account")
    SignUpView(state: .refused(.init(reason: "Enter a name.", form: newForm)))
      .previewDisplayName("New account refused")
    SignUpView(state: .signingUp)
      .previewDisplayName("Signing up")
    SignUpView(state: .signedIn)
      .previewDisplayName("Signed up")
  }
}

/// The page of a member in each of its states.
public struct MemberAccountPreviews: PreviewProvider {
  private static let loader = AccountViewState.LoaderModel(service: PreviewService())

  public static var previews: some View {
    account(.loading)
      .previewDisplayName("Loading")
    account(loader.signedIn(PreviewService.all))
      .previewDisplayName("Signed in")
    account(loader.signedIn(PreviewService.all, problem: .message("The current password is wrong.")))
      .previewDisplayName("Problem")
    account(loader.signedIn(PreviewService.all, problem: .limited(until: .previewed)))
      .previewDisplayName("Limited")
    account(.changingPassword)
      .previewDisplayName("Changing the password")
    account(.signingOutElsewhere)
      .previewDisplayName("Signing out elsewhere")
    account(.failed(.init(message: "The account could not be loaded. There is no connection.", retry: loader.load)))
      .previewDisplayName("Failed")
    account(.signingOut)
      .previewDisplayName("Signing out")
    account(.left)
      .previewDisplayName("Left")
  }

  private static func account(_ state: AccountViewState) -> some View {
    MemberAccountView(member: Member(id: "1", name: "Ada"), state: state)
  }
}

extension Date {
  fileprivate static let previewed = Date(timeIntervalSinceReferenceDate: 0)
}

/// A service that accepts everything.
private struct PreviewService: SigningIn, SigningUp, MemberService {
  static let all = [
    SignedInDevice(id: 2, name: "Firefox on Linux", signedIn: .previewed, isThisOne: true),
    SignedInDevice(id: 1, name: "Safari on iPhone", signedIn: .previewed, isThisOne: false),
  ]

  func signIn(name: String, password: String) async throws -> PasswordAnswer { .accepted }
  func signUp(name: String, password: String) async throws {}
  func devices() async throws -> [SignedInDevice] { Self.all }
  func changePassword(from old: String, to new: String) async throws -> PasswordAnswer { .accepted }
  func signOut(_ device: SignedInDevice.ID) async throws -> [SignedInDevice] { Self.all.filter { $0.id != device } }
  func signOut() async throws {}
}
