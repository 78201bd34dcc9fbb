#if Accounts
  import DemoStorage
  import Foundation
  import Lending
  import PortableUIWeb

  extension LendingRoutes where Context == MemberContext {
    /// The pages for guests and members.
    init(equipment: SQLiteEquipment, pages: LivePages, now: @escaping @Sendable () -> Date) {
      self.init(
        equipment: equipment, pages: pages, now: now, person: { $0.context.signIn?.member.id },
        visitor: { page in
          guard let member = page.context.signIn?.member else { return .guest }
          let visitor = try await equipment.visitor(Borrower(id: member.id, name: member.name))
          guard case .keeper(let keeping) = visitor else { return visitor }
          return .keeper(KeeperDesk(keeping: keeping, pages: pages))
        },
        account: { page in
          let target = page.context.signIn == nil ? SitePath(page.request.uri.path) : nil
          return .account("/account", leadingTo: target ?? AccountRoutes.home)
        })
    }
  }

  /// The requests of a keeper, which end the open pages of the people whose roles they change.
  struct KeeperDesk: Keeping {
    let keeping: any Keeping
    let pages: LivePages

    var borrower: Borrower { keeping.borrower }

    func reserve(_ id: Item.ID, until day: Day) async throws { try await keeping.reserve(id, until: day) }
    func giveBack(_ id: Item.ID) async throws { try await keeping.giveBack(id) }
    func add(_ details: ItemDetails) async throws { try await keeping.add(details) }
    func save(_ details: ItemDetails, of item: Item) async throws { try await keeping.save(details, of: item) }
    func team() -> Changes<[TeamMember]> { keeping.team() }

    func setRole(_ role: Role, of person: TeamMember.ID) async throws {
      try await keeping.setRole(role, of: person)
      try await pages.end(person: person)
    }
  }
#else
  import DemoStorage
  import Foundation
  import Hummingbird
  import PortableUIWeb

  extension LendingRoutes where Context == BasicRequestContext {
    /// The pages for guests, since this gallery has no accounts.
    init(equipment: SQLiteEquipment, pages: LivePages, now: @escaping @Sendable () -> Date) {
      self.init(
        equipment: equipment, pages: pages, now: now, person: { _ in nil }, visitor: { _ in .guest },
        account: { _ in nil })
    }
  }
#endif
