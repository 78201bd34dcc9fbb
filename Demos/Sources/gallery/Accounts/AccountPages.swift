#if Accounts
  import Foundation
  import Membership
  import PortableUIWeb
  import SwiftUIShim

  /// The account of a member, or the form to sign in.
  struct AccountPage: View {
    @Environment(\.setCookies) private var setCookies
    let visit: AccountVisit

    var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        Link("All demos", destination: .index)
        if let signIn = visit.signIn {
          MemberAccountView(
            member: signIn.member, service: MemberDesk(visit: visit, signIn: signIn, setCookies: setCookies)
          )
          .localizedTexts(from: .membership)
          Link("The members' page", destination: .members)
        } else {
          SignInView(service: AccountDoor(visit: visit, setCookies: setCookies))
            .localizedTexts(from: .membership)
          Link("Create an account", destination: .account("/account/new", leadingTo: visit.target))
        }
      }
      .padding()
      .navigationTitle("Account")
      .localizedTexts(from: .module)
    }
  }

  /// The form to create an account.
  struct NewAccountPage: View {
    @Environment(\.setCookies) private var setCookies
    let visit: AccountVisit

    var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        Link("All demos", destination: .index)
        SignUpView(service: AccountDoor(visit: visit, setCookies: setCookies))
          .localizedTexts(from: .membership)
        Link("I have an account", destination: .account("/account", leadingTo: visit.target))
      }
      .padding()
      .navigationTitle("New account")
      .localizedTexts(from: .module)
    }
  }

  /// A page for members only.
  struct MembersPage: View {
    let name: String?

    var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        Link("Account", destination: .account("/account", leadingTo: AccountRoutes.home))
        Text("The members' page")
          .font(.title)
          .accessibilityAddTraits(.isHeader)
        if let name { Text("Only members like \(name) can see this.") }
      }
      .padding()
      .navigationTitle("Members")
      .localizedTexts(from: .module)
    }
  }

  extension URL {
    static let members = URL(string: "/account/members")!

    static func account(_ path: String, leadingTo target: SitePath) -> URL {
      URL(string: AccountRoutes.address(path, leadingTo: target)) ?? .index
    }
  }
#endif
