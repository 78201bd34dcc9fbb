import Foundation
import GRDB

/// An error that prevents the use of the gallery's database. Each message is one line with a suggested solution.
public enum GalleryDatabaseError: Error, Equatable, Sendable {
  case unusableFolder(String, reason: String)
  case unwritable(String, reason: String)
  case corrupt(String)
  case newer(String)
  case busy(String)

  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = .unwritable(path, reason: error.localizedDescription)
      return
    }
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      self = .corrupt(path)
    case .SQLITE_BUSY:
      self = .busy(path)
    default:
      self = .unwritable(path, reason: error.message ?? "SQLite error \(error.resultCode.rawValue)")
    }
  }
}

extension GalleryDatabaseError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unusableFolder(let path, let reason):
      "The data folder \(path) can't be used: \(reason). Choose another one with --data."
    case .unwritable(let path, let reason):
      "The database \(path) can't be written: \(reason). Choose another folder with --data."
    case .corrupt(let path):
      """
      The file \(path) is not a database, or it is damaged. It was not changed. \
      Move it away, or choose another folder with --data.
      """
    case .newer(let path):
      """
      The database \(path) was created by a newer version of the gallery. \
      Use that version, or choose another folder with --data.
      """
    case .busy(let path):
      """
      Another program has locked the database \(path). \
      Close that program and try again, or choose another folder with --data.
      """
    }
  }
}
