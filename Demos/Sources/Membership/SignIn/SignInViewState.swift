import Foundation
import VSM

/// The states of a sign-in. None of them has an action of a member.
public enum SignInViewState {
  case signedOut(SignInModel)
  case signingIn
  case refused(RefusedModel)
  case limited(LimitedModel)
  /// The person is signed in, and the browser loads the next page.
  case signedIn(SignedInModel)

  public struct SignInModel {
    let service: any SigningIn

    public init(service: any SigningIn) { self.service = service }
  }

  /// After an attempt that did not succeed. The same form can be sent again.
  public struct RefusedModel {
    public let reason: String
    public let form: SignInModel
  }

  /// Nothing can be sent until a time.
  public struct LimitedModel {
    public let until: Date
    let form: SignInModel
  }

  /// The next page does not open if the browser could not take the cookie.
  public struct SignedInModel {
    let form: SignInModel
  }
}

extension SignInViewState.SignInModel {
  public func signIn(name: String, password: String) -> StateSequence<SignInViewState> {
    guard !name.isEmpty, !password.isEmpty else {
      return StateSequence(refused(String(localized: "Enter your name and your password.", bundle: .module)))
    }
    return StateSequence(.signingIn) { await answer(name: name, password: password) }
  }

  private func answer(name: String, password: String) async -> SignInViewState {
    do {
      switch try await service.signIn(name: name, password: password) {
      case .accepted: return .signedIn(SignInViewState.SignedInModel(form: self))
      case .refused: return refused(String(localized: "The name or the password is wrong.", bundle: .module))
      case .limited(let until): return .limited(SignInViewState.LimitedModel(until: until, form: self))
      }
    } catch {
      return refused(String(localized: "You could not be signed in. \(error.localizedDescription)", bundle: .module))
    }
  }

  private func refused(_ reason: String) -> SignInViewState {
    .refused(SignInViewState.RefusedModel(reason: reason, form: self))
  }
}

extension SignInViewState.LimitedModel {
  /// Shows the form again.
  public func again() -> SignInViewState { .signedOut(form) }
}

extension SignInViewState.SignedInModel {
  /// Shows the form again.
  public func again() -> SignInViewState { .signedOut(form) }
}
