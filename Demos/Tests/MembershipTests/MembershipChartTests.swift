import Foundation
import Membership
import SwiftUIShim
import Testing
import VSMTesting

/// Explores the whole features.
@MainActor struct MembershipChartTests {
  private struct Service: SigningIn, SigningUp, MemberService {
    let answer = Steered<Void, PasswordAnswer>("password")
    let creation = Steered<Void, Bool>("creation")
    let list = Steered<Void, [SignedInDevice]>("devices")
    let leave = Steered<Void, Bool>("sign-out")

    @MainActor init(_ steering: Steering) {
      let time = Date(timeIntervalSinceReferenceDate: 0)
      let devices = [
        SignedInDevice(id: 0, name: "Phone", signedIn: time, isThisOne: true),
        SignedInDevice(id: 1, name: "Laptop", signedIn: time, isThisOne: false),
      ]
      steering.add(
        answer,
        answers: [
          "is right": .success(.accepted), "is wrong": .success(.refused),
          "is limited": .success(.limited(until: time)),
          "fails": .failure(Unavailable()),
        ])
      steering.add(creation, answers: ["succeeds": .success(true), "fails": .failure(Unavailable())])
      steering.add(list, answers: ["succeeds": .success(devices), "fails": .failure(Unavailable())])
      steering.add(leave, answers: ["succeeds": .success(true), "fails": .failure(Unavailable())])
    }

    func signIn(name: String, password: String) async throws -> PasswordAnswer { try await answer(()) }
    func signUp(name: String, password: String) async throws { _ = try await creation(()) }
    func devices() async throws -> [SignedInDevice] { try await list(()) }
    func changePassword(from old: String, to new: String) async throws -> PasswordAnswer { try await answer(()) }
    func signOut(_ device: SignedInDevice.ID) async throws -> [SignedInDevice] { try await list(()) }
    func signOut() async throws { _ = try await leave(()) }
  }

  @Test func everyStateOfASignInIsReached() async {
    let exploration = await Exploration(texts: ["Name": ["Ada"], "Password": ["correct horse"]]) {
      SignInView(service: Service($0))
    }
    exploration.expect(.everyErrorCanBeRetried { $0 == "refused" })
    exploration.expectNoFindings()
  }

  @Test func everyStateOfASignUpIsReached() async {
    let exploration = await Exploration(texts: ["Name": ["Ada"], "Password": ["correct horse"]]) {
      SignUpView(service: Service($0))
    }
    exploration.expect(.everyErrorCanBeRetried { $0 == "refused" })
    exploration.expectNoFindings(except: { $0.description.hasPrefix("The state signedIn has no way out.") })
  }

  @Test func everyStateOfAnAccountIsReached() async {
    let exploration = await Exploration(
      texts: ["Current password": ["correct horse"], "New password": ["battery staple"]]
    ) {
      MemberAccountView(member: Member(id: "1", name: "Ada"), service: Service($0))
    }
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings(except: { $0.description.hasPrefix("The state left has no way out.") })
  }
}
