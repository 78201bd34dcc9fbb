import Foundation
import VSM

/// The states of a member's page.
public enum AccountViewState {
  case initialized(LoaderModel)
  case loading
  case signedIn(SignedInModel)
  case changingPassword
  case signingOutElsewhere
  case failed(ErrorModel)
  case signingOut
  /// The password was changed or the member signed out, and the browser loads the next page.
  case left  // vsm:disable:this state-without-way-out -- The browser loads the next page.

  public struct LoaderModel {
    let service: any MemberService

    public init(service: any MemberService) { self.service = service }
  }

  /// The devices, and what a member can do.
  public struct SignedInModel {
    public let devices: [SignedInDevice]
    /// The reason why the last action had no effect.
    public let problem: Problem?
    let loader: LoaderModel
  }

  public enum Problem: Equatable {
    case message(String)
    /// There were too many guesses of the current password.
    case limited(until: Date)
  }

  public struct ErrorModel {
    public let message: String
    public let retry: () -> StateSequence<AccountViewState>
  }
}

extension AccountViewState.LoaderModel {
  public func load() -> StateSequence<AccountViewState> {
    StateSequence(.loading) {
      do {
        return signedIn(try await service.devices())
      } catch {
        return .failed(
          AccountViewState.ErrorModel(
            message: String(
              localized: "The account could not be loaded. \(error.localizedDescription)", bundle: .module),
            retry: load))
      }
    }
  }

  func signedIn(_ devices: [SignedInDevice], problem: AccountViewState.Problem? = nil) -> AccountViewState {
    .signedIn(AccountViewState.SignedInModel(devices: devices, problem: problem, loader: self))
  }
}

extension AccountViewState.SignedInModel {
  public func changePassword(from old: String, to new: String) -> StateSequence<AccountViewState> {
    if let problem = CredentialsProblem(password: new) {
      return StateSequence(refused(problem.localizedDescription))
    }
    return StateSequence(.changingPassword) {
      do {
        switch try await loader.service.changePassword(from: old, to: new) {
        case .accepted: return .left
        case .refused: return refused(String(localized: "The current password is wrong.", bundle: .module))
        case .limited(let until): return loader.signedIn(devices, problem: .limited(until: until))
        }
      } catch {
        return refused(
          String(localized: "The password could not be changed. \(error.localizedDescription)", bundle: .module))
      }
    }
  }

  /// Ends the use of the account on another device.
  public func signOut(_ device: SignedInDevice) -> StateSequence<AccountViewState> {
    StateSequence(.signingOutElsewhere) {
      do {
        return loader.signedIn(try await loader.service.signOut(device.id))
      } catch {
        return refused(
          String(localized: "“\(device.name)” could not be signed out. \(error.localizedDescription)", bundle: .module))
      }
    }
  }

  /// Ends the use of the account on this device.
  public func signOut() -> StateSequence<AccountViewState> {
    StateSequence(.signingOut) {
      do {
        try await loader.service.signOut()
        return .left
      } catch {
        return refused(String(localized: "You could not be signed out. \(error.localizedDescription)", bundle: .module))
      }
    }
  }

  private func refused(_ problem: String) -> AccountViewState { loader.signedIn(devices, problem: .message(problem)) }
}
