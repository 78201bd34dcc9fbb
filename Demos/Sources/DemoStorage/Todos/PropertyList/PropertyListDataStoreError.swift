import Foundation

/// An error from reading or writing the file of to-dos. Each message is one line with a suggested solution.
public enum PropertyListDataStoreError: Error, Equatable, Sendable {
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case locked(String)
  case newer(String)
  case damaged(String, reason: String)
  case setAside(String, reason: String, keptAs: String)
  case damagedInPlace(String, reason: String, obstacle: String)
}

extension PropertyListDataStoreError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unreadable(let path, let reason):
      "The to-dos in \(path) can't be read: \(reason). Fix this, or choose another folder with --data."
    case .unwritable(let path, let reason):
      "The to-do could not be saved in \(path): \(reason). Fix this and save again."
    case .locked(let path):
      "Another program has locked the to-dos in \(path). Close that program, or try again."
    case .newer(let path):
      """
      The to-dos in \(path) were saved by a newer version of the gallery. The file was not changed. \
      Use that version, or choose another folder with --data.
      """
    case .damaged(let path, let reason):
      """
      The to-dos in \(path) are damaged: \(reason). The file was not changed. \
      Repair it, or move it away to start with an empty list.
      """
    case .setAside(let path, let reason, let kept):
      """
      The to-dos in \(path) are damaged: \(reason). The file was renamed to \(kept). \
      To restore the to-dos, repair the file and rename it. To start with an empty list, save again.
      """
    case .damagedInPlace(let path, let reason, let obstacle):
      """
      The to-dos in \(path) are damaged: \(reason). The file could not be renamed: \(obstacle). \
      Move it away, or choose another folder with --data.
      """
    }
  }
}
