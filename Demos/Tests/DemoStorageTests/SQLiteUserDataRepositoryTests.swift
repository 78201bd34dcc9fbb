import Testing

@testable import DemoStorage

struct SQLiteUserDataRepositoryTests {
  @Test func subscribersOfOneProfileShareAnObservation() throws {
    let repository = SQLiteUserDataRepository(try GalleryDatabase())
    #expect(repository.observation(of: 1) === repository.observation(of: 1))
    #expect(repository.observation(of: 1) !== repository.observation(of: 2))
  }
}
