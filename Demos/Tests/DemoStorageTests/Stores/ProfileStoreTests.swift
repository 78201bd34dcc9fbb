import CombineShim
import Testing
import UserProfile

@testable import DemoStorage

/// The promises of each store of profiles. Each test opens a new database.
@Suite(.timeLimit(.minutes(5)))
struct ProfileStoreTests {
  @Test(arguments: StoreKind.available) func savedNameIsTrimmedAndHasANewerRevision(kind: StoreKind) async throws {
    let repository = try await kind.open().profiles
    let before = try await first(repository.loadUserData(id: 1))
    let saved = try await first(repository.saveUsername("  Grace Hopper\n", id: 1))

    #expect(saved.username == "Grace Hopper")
    #expect(saved.isNewer(than: before))
    #expect(try await first(repository.loadUserData(id: 1)) == saved)
  }

  @Test(arguments: StoreKind.available) func namesOfOneAndOfFiftyCharactersAreStored(kind: StoreKind) async throws {
    let repository = try await kind.open().profiles
    for name in ["x", String(repeating: "👩‍🚀", count: 50)] {
      #expect(try await first(repository.saveUsername(name, id: 1)).username == name)
    }
  }

  @Test(
    arguments: StoreKind.available,
    [
      ("", InvalidUsername.empty), (" \n\t ", .empty), (String(repeating: "é", count: 51), .tooLong(count: 51)),
    ])
  func invalidNameIsRejectedAndNotStored(kind: StoreKind, invalid: (name: String, reason: InvalidUsername)) async throws
  {
    let repository = try await kind.open().profiles
    let before = try await first(repository.loadUserData(id: 1))

    await #expect(throws: invalid.reason) { try await first(repository.saveUsername(invalid.name, id: 1)) }
    #expect(try await first(repository.loadUserData(id: 1)) == before)
  }

  @Test(arguments: StoreKind.available) func unknownProfileIsAnError(kind: StoreKind) async throws {
    let repository = try await kind.open().profiles
    await #expect(throws: UnknownProfile(id: 7)) { try await first(repository.loadUserData(id: 7)) }
    await #expect(throws: UnknownProfile(id: 7)) { try await first(repository.saveUsername("Grace", id: 7)) }
    await #expect(throws: UnknownProfile(id: 7)) { try await first(repository.userData(id: 7)) }
  }

  @Test(arguments: StoreKind.available) func everySubscriberReceivesEachChange(kind: StoreKind) async throws {
    let repository = try await kind.open().profiles
    let one = Values(repository.userData(id: 1))
    let other = Values(repository.userData(id: 1))
    #expect(try await one.next()?.username == "Ada Lovelace")
    #expect(try await other.next()?.username == "Ada Lovelace")

    _ = try await first(repository.saveUsername("Grace", id: 1))
    #expect(try await one.next()?.username == "Grace")
    #expect(try await other.next()?.username == "Grace")
  }

  @Test(arguments: StoreKind.available) func lateSubscriberStartsWithTheNewestValue(kind: StoreKind) async throws {
    let repository = try await kind.open().profiles
    let one = Values(repository.userData(id: 1))
    _ = try await one.next()
    _ = try await first(repository.saveUsername("Grace", id: 1))
    _ = try await one.next()

    #expect(try await first(repository.userData(id: 1)).username == "Grace")
  }

  @Test(arguments: StoreKind.available) func canceledSubscriberDoesNotAffectOthers(kind: StoreKind) async throws {
    let repository = try await kind.open().profiles
    let one = Values(repository.userData(id: 1))
    let other = Values(repository.userData(id: 1))
    _ = try await one.next()
    _ = try await other.next()
    one.cancel()

    _ = try await first(repository.saveUsername("Grace", id: 1))
    #expect(try await other.next()?.username == "Grace")
  }

  @Test(arguments: StoreKind.available) func canceledWriteIsStillPerformedAndPublished(kind: StoreKind) async throws {
    let repository = try await kind.open().profiles
    let reader = Values(repository.userData(id: 1))
    _ = try await reader.next()
    let save = Values(repository.saveUsername("Late Grace", id: 1))
    save.cancel()

    #expect(try await reader.next()?.username == "Late Grace")
  }
}
