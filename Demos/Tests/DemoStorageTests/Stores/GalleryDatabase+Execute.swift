import GRDB

@testable import DemoStorage

extension GalleryDatabase {
  /// Runs a statement, as another program does that uses the database.
  func execute(_ sql: StaticString) async throws {
    try await queue.write { try $0.execute(sql: "\(sql)") }
  }
}
