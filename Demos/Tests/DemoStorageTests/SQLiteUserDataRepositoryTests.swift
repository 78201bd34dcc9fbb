import CombineShim
import Testing
import UserProfile

@testable import DemoStorage

struct SQLiteUserDataRepositoryTests {
  private let folder = TemporaryFolder()
  private let repository: SQLiteUserDataRepository

  init() throws {
    repository = SQLiteUserDataRepository(try GalleryDatabase(folder: folder.url))
  }

  @Test func savedNameIsTrimmedAndHasANewerRevision() async throws {
    let before = try await first(repository.loadUserData(id: 1))
    let saved = try await first(repository.saveUsername("  Grace Hopper\n", id: 1))

    #expect(saved.username == "Grace Hopper")
    #expect(saved.isNewer(than: before))
    #expect(try await first(repository.loadUserData(id: 1)) == saved)
  }

  @Test func namesOfOneAndOfFiftyCharactersAreStored() async throws {
    for name in ["x", String(repeating: "👩‍🚀", count: 50)] {
      #expect(try await first(repository.saveUsername(name, id: 1)).username == name)
    }
  }

  @Test(arguments: [
    ("", InvalidUsername.empty), (" \n\t ", .empty), (String(repeating: "é", count: 51), .tooLong(count: 51)),
  ])
  func invalidNameIsRejectedAndNotStored(name: String, reason: InvalidUsername) async throws {
    let before = try await first(repository.loadUserData(id: 1))

    await #expect(throws: reason) { try await first(repository.saveUsername(name, id: 1)) }
    #expect(try await first(repository.loadUserData(id: 1)) == before)
  }

  @Test func unknownProfileIsAnError() async throws {
    await #expect(throws: UnknownProfile(id: 7)) { try await first(repository.loadUserData(id: 7)) }
    await #expect(throws: UnknownProfile(id: 7)) { try await first(repository.saveUsername("Grace", id: 7)) }
    await #expect(throws: UnknownProfile(id: 7)) { try await first(repository.userData(id: 7)) }
  }

  @Test func everySubscriberReceivesEachChange() async throws {
    let one = Values(repository.userData(id: 1))
    let other = Values(repository.userData(id: 1))
    #expect(try await one.next()?.username == "Ada Lovelace")
    #expect(try await other.next()?.username == "Ada Lovelace")

    _ = try await first(repository.saveUsername("Grace", id: 1))
    #expect(try await one.next()?.username == "Grace")
    #expect(try await other.next()?.username == "Grace")
  }

  @Test func lateSubscriberStartsWithTheNewestValue() async throws {
    let one = Values(repository.userData(id: 1))
    _ = try await one.next()
    _ = try await first(repository.saveUsername("Grace", id: 1))
    _ = try await one.next()

    #expect(try await first(repository.userData(id: 1)).username == "Grace")
  }

  @Test func subscribersOfOneProfileShareAnObservation() {
    #expect(repository.observation(of: 1) === repository.observation(of: 1))
    #expect(repository.observation(of: 1) !== repository.observation(of: 2))
  }

  @Test func canceledSubscriberDoesNotAffectOthers() async throws {
    let one = Values(repository.userData(id: 1))
    let other = Values(repository.userData(id: 1))
    _ = try await one.next()
    _ = try await other.next()
    one.cancel()

    _ = try await first(repository.saveUsername("Grace", id: 1))
    #expect(try await other.next()?.username == "Grace")
  }

  @Test func canceledWriteIsStillPerformedAndPublished() async throws {
    let reader = Values(repository.userData(id: 1))
    _ = try await reader.next()
    let save = Values(repository.saveUsername("Late Grace", id: 1))
    save.cancel()

    #expect(try await reader.next()?.username == "Late Grace")
  }
}
