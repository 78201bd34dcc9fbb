import DemoStorage
import Foundation
import Hummingbird
import Lending
import PortableUIHummingbird
import PortableUIWeb
import SwiftUIShim

/// The pages of the lending site: `/lending/items`, `/lending/items/3`, and `/lending/team` for keepers.
struct LendingRoutes<Context: RequestContext>: Sendable {
  typealias Page = LivePageRequest<Context>

  let equipment: SQLiteEquipment
  let pages: LivePages
  let now: @Sendable () -> Date
  /// Returns the identifier of the person who has sent a request.
  let person: @Sendable (Page) -> String?
  let visitor: @Sendable (Page) async throws -> Visitor
  /// Returns the address of the sign-in that leads back to a page, or `nil` if there are no accounts.
  let account: @Sendable (Page) -> URL?

  func add(to router: some RouterMethods<Context>) {
    router.get("/") { _, _ in Response.redirect(to: "/lending/items") }
    router.livePage("/items", in: pages, person: person) { page in
      let visitor = try await visitor(page)
      LendingSitePage(visitor: visitor, account: account(page)) {
        ItemsView(repository: equipment, visitor: visitor, now: now, destination: URL.item)
      }
    }
    router.livePage("/items/:id", in: pages, person: person) { page in
      let id = try await item(page)
      let visitor = try await visitor(page)
      LendingSitePage(visitor: visitor, account: account(page)) {
        ItemView(id: id, repository: equipment, visitor: visitor, signIn: account(page), now: now)
      }
    }
    router.livePage("/team", in: pages, person: person) { page in
      let keeping = try await keeping(page)
      LendingSitePage(visitor: .keeper(keeping), account: account(page)) { PeopleView(keeping: keeping) }
    }
  }

  private func keeping(_ page: Page) async throws -> any Keeping {
    guard case .keeper(let keeping) = try await visitor(page) else { throw HTTPError(.forbidden) }
    return keeping
  }

  /// Returns the number of the item of a page, if there is one.
  private func item(_ page: Page) async throws -> Item.ID {
    guard let number = page.parameters.get("id", as: Int.self),
      let item = try await equipment.current(Item.ID(rawValue: number))
    else { throw HTTPError(.notFound) }
    return item.id
  }
}

/// A page of the lending site in the gallery.
struct LendingSitePage<Content: View>: View {
  let visitor: Visitor
  let account: URL?
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Link("All demos", destination: .index)
        .padding()
      LendingPage(visitor: visitor, links: LendingLinks(items: .lending, team: .team, account: account)) { content }
        .localizedTexts(from: .lending)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .localizedTexts(from: .module)
  }
}

extension URL {
  static let lending = URL(string: "/lending/items")!
  static let team = URL(string: "/lending/team")!

  static func item(_ id: Item.ID) -> URL { URL(string: "/lending/items/\(id.rawValue)")! }
}
