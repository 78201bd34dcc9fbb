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
      "The to-dos in \(path) can't be read: \(reason). Mend that, or name another folder with --data."
    case .unwritable(let path, let reason):
      "The to-do could not be saved in \(path): \(reason). Mend that and save again."
    case .locked(let path):
      "Another program has locked the to-dos in \(path). Close it, or try again."
    case .newer(let path):
      """
      The to-dos in \(path) were kept by a newer gallery; they were left as they are. \
      Use that one, or name another folder with --data.
      """
    case .damaged(let path, let reason):
      """
      The to-dos in \(path) are damaged: \(reason). The file was left as it is. \
      Mend it, or move it away to begin anew.
      """
    case .setAside(let path, let reason, let kept):
      """
      The to-dos in \(path) are damaged: \(reason). The file is now \(kept). \
      To have them back, mend it and rename it; to begin anew, save again.
      """
    case .damagedInPlace(let path, let reason, let obstacle):
      """
      The to-dos in \(path) are damaged: \(reason). The file could not be set aside: \(obstacle). \
      Move it away, or name another folder with --data.
      """
    }
  }
}
