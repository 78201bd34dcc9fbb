import Foundation

/// The equipment and the team in memory, for previews and tests.
///
/// Unchecked because `lock` protects the mutable properties.
///
/// Values are sent to the streams outside of `lock`: a stream whose task is canceled acquires it in its termination
/// handler, at which time the task is locked, and sending a value locks the task too.
public final class MemoryLending: @unchecked Sendable {
  public struct Contents: Equatable, Sendable {
    public var items = MemoryLending.samples
    public var team: [TeamMember] = []

    public init() {}
  }

  private typealias Reader = @Sendable (Result<Contents, any Error>) -> Void

  private let lock = NSLock()
  /// Held while values are sent, so that each stream gets them in their order. No termination handler acquires it.
  private let sending = NSLock()
  private var contents: Result<Contents, any Error>
  private var readers: [UUID: Reader] = [:]
  let request: @Sendable (String) async throws -> Void

  /// - Parameter request: Called with the name of each request before it is performed. It can delay the request or
  ///   throw.
  public init(
    _ contents: Contents = Contents(), request: @escaping @Sendable (String) async throws -> Void = { _ in }
  ) {
    self.contents = .success(contents)
    self.request = request
  }

  public var current: Contents {
    get throws { try lock.withLock { try contents.get() } }
  }

  /// Changes the data, and sends it to every stream.
  public func change(_ change: (inout Contents) throws -> Void) throws {
    try sending.withLock {
      let (sent, concerned) = try lock.withLock { () -> (Contents, [Reader]) in
        var changed = try contents.get()
        try change(&changed)
        contents = .success(changed)
        return (changed, Array(readers.values))
      }
      for reader in concerned { reader(.success(sent)) }
    }
  }

  /// Ends every current and future stream with an error.
  public func fail(_ error: any Error) {
    sending.withLock {
      let ended = lock.withLock { () -> [Reader] in
        contents = .failure(error)
        defer { readers = [:] }
        return Array(readers.values)
      }
      for reader in ended { reader(.failure(error)) }
    }
  }

  /// Ends the failure: new streams send the contents again.
  public func recover(_ contents: Contents = Contents()) {
    lock.withLock { self.contents = .success(contents) }
  }

  func changes<Value: Sendable>(_ read: @escaping @Sendable (Contents) -> Value) -> Changes<Value> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = UUID()
      let reader: Reader = { result in
        switch result.map(read) {
        case .success(let value): continuation.yield(value)
        case .failure(let error): continuation.finish(throwing: error)
        }
      }
      sending.withLock {
        let start = lock.withLock { () -> Result<Contents, any Error> in
          if case .success = contents { readers[id] = reader }
          return contents
        }
        reader(start)
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.lock.withLock { self?.readers.removeValue(forKey: id) }
      }
    }
  }
}

extension MemoryLending: ItemRepository {
  public func items(matching text: String) -> Changes<[Item]> {
    changes { contents in
      contents.items.filter { $0.matches(text) }.sorted { $0.details.name < $1.details.name }
    }
  }

  public func item(_ id: Item.ID) -> Changes<Item?> {
    changes { contents in contents.items.first { $0.id == id } }
  }

  /// A few items, all of them free.
  public static let samples = [
    sample(1, "Cargo bike", "Carries 80 kg, and fits through most doors."),
    sample(2, "Projector", "Bright enough for a room with windows."),
    sample(3, "Tent", "For four people, or three with bags."),
  ]

  private static func sample(_ id: Int, _ name: String, _ summary: String) -> Item {
    Item(id: Item.ID(rawValue: id), details: ItemDetails(name: name, summary: summary), version: 1)
  }
}

/// A person who uses the equipment in memory.
public struct MemoryBorrower: Keeping {
  public let borrower: Borrower
  let lending: MemoryLending

  public init(_ borrower: Borrower, in lending: MemoryLending) {
    self.borrower = borrower
    self.lending = lending
  }

  public func reserve(_ id: Item.ID, until day: Day) async throws {
    try await perform("reserve") { contents in
      try contents.changeItem(id) { item in
        if let loan = item.loan { throw LendingProblem.taken(by: loan.borrower.name) }
        item.loan = Loan(borrower: borrower, until: day)
      }
    }
  }

  public func giveBack(_ id: Item.ID) async throws {
    try await perform("give back") { contents in
      try contents.changeItem(id) { item in
        guard item.loan?.borrower == borrower else { throw LendingProblem.notBorrowed }
        item.loan = nil
      }
    }
  }

  public func add(_ details: ItemDetails) async throws {
    try await perform("add") { contents in
      let number = (contents.items.map(\.id.rawValue).max() ?? 0) + 1
      contents.items.append(Item(id: Item.ID(rawValue: number), details: details, version: 1))
    }
  }

  public func save(_ details: ItemDetails, of item: Item) async throws {
    try await perform("save") { contents in
      try contents.changeItem(item.id) { current in
        guard current.version == item.version else { throw LendingProblem.changed(current) }
        current = Item(id: current.id, details: details, version: current.version + 1, loan: current.loan)
      }
    }
  }

  public func team() -> Changes<[TeamMember]> { lending.changes(\.team) }

  public func setRole(_ role: Role, of person: TeamMember.ID) async throws {
    try await perform("set role") { contents in
      contents.team = contents.team.map {
        $0.id == person ? TeamMember(id: $0.id, name: $0.name, role: role) : $0
      }
    }
  }

  private func perform(_ name: String, _ change: (inout MemoryLending.Contents) throws -> Void) async throws {
    try await lending.request(name)
    try lending.change(change)
  }
}

extension MemoryLending.Contents {
  fileprivate mutating func changeItem(_ id: Item.ID, _ change: (inout Item) throws -> Void) throws {
    guard let index = items.firstIndex(where: { $0.id == id }) else { throw LendingProblem.unknownItem }
    try change(&items[index])
  }
}
