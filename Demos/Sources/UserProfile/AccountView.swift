import SwiftUIShim

/// A person's account, with a button that opens the editor of the profile.
public struct AccountView: View {
  private let userId: Int
  private let repository: any UserDataRepository

  public init(userId: Int, repository: any UserDataRepository) {
    self.userId = userId
    self.repository = repository
  }

  public var body: some View {
    NavigationStack {
      NavigationLink("Edit Profile") { LoadUserProfileView(userId: userId, repository: repository) }
        .navigationTitle("Account")
    }
  }
}
