import Foundation
import VSM

/// The states of the creation of an account.
public enum SignUpViewState {
  case signedOut(SignUpModel)
  case signingUp
  case refused(RefusedModel)
  /// The account exists, and the browser loads its page.
  case signedIn  // vsm:disable:this state-without-way-out -- The browser loads the next page.

  public struct SignUpModel {
    let service: any SigningUp

    public init(service: any SigningUp) { self.service = service }
  }

  /// After an attempt that did not succeed. The same form can be sent again.
  public struct RefusedModel {
    public let reason: String
    public let form: SignUpModel
  }
}

extension SignUpViewState.SignUpModel {
  public func signUp(name: String, password: String) -> StateSequence<SignUpViewState> {
    if let problem = CredentialsProblem(name: name, password: password) {
      return StateSequence(refused(problem.localizedDescription))
    }
    return StateSequence(.signingUp) {
      do {
        try await service.signUp(name: name, password: password)
        return .signedIn
      } catch let problem as CredentialsProblem {
        return refused(problem.localizedDescription)
      } catch {
        return refused(
          String(localized: "The account could not be created. \(error.localizedDescription)", bundle: .module))
      }
    }
  }

  private func refused(_ reason: String) -> SignUpViewState {
    .refused(SignUpViewState.RefusedModel(reason: reason, form: self))
  }
}
