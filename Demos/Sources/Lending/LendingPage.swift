import Foundation
import SwiftUIShim

/// The addresses to which the pages of the lending site link.
public struct LendingLinks: Sendable {
  public let items: URL
  public let team: URL
  /// The sign-in, which leads back to the page, or the account of a person who is signed in. It is `nil` if there are
  /// no accounts.
  public let account: URL?

  public init(items: URL, team: URL, account: URL?) {
    self.items = items
    self.team = team
    self.account = account
  }
}

/// A page of the lending site: the site's links, and below them the content.
public struct LendingPage<Content: View>: View {
  private let visitor: Visitor
  private let links: LendingLinks
  private let content: Content

  public init(visitor: Visitor, links: LendingLinks, @ViewBuilder content: () -> Content) {
    self.visitor = visitor
    self.links = links
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack(spacing: 16) {
        Link("Equipment", destination: links.items)
        if visitor.keeping != nil { Link("The team", destination: links.team) }
        account
      }
      content
    }
    .padding()
  }

  @ViewBuilder private var account: some View {
    if let destination = links.account {
      switch visitor {
      case .guest: Link("Sign in", destination: destination)
      case .banned: Link("Account", destination: destination)
      case .member(let borrowing): Link("Account of \(borrowing.borrower.name)", destination: destination)
      case .keeper(let keeping): Link("Account of \(keeping.borrower.name)", destination: destination)
      }
    }
  }
}
