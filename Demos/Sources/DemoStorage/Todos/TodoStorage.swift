import Foundation
import ToDo

/// The ways in which to-dos can be kept.
public enum TodoStorage: String, CaseIterable, Sendable {
  case plist
  case sqlite

  /// The store of this kind.
  ///
  /// - Parameters:
  ///   - folder: Where the property list is.
  ///   - database: Where the table is; made only for a store that needs it.
  public func store(
    folder: URL,
    database: @autoclosure () throws -> GalleryDatabase
  ) rethrows -> any DataStore {
    switch self {
    case .plist: PropertyListDataStore(folder: folder)
    case .sqlite: try SQLiteDataStore(database())
    }
  }
}
