public import Foundation

/// The reason why a file that a person has chosen does not arrive.
public enum FileTransferError: Error, Hashable, Sendable {
  /// The file has more bytes than are accepted.
  case tooLarge(name: String, limit: Int)
  /// More files were chosen than are accepted.
  case tooMany(limit: Int)
  /// The file is of another type than asked for, by its name or by its content.
  case unsuitableType(name: String)
  /// The server has no place for the file, because of the files that it already has.
  case noSpace(name: String)
  /// The connection was interrupted for too long, or the browser could not read the file any more.
  case interrupted(name: String)
  /// The server could not store the file.
  case notStored(name: String)
}

extension FileTransferError: LocalizedError {
  /// A message for the person, in English. The dialog of `fileImporter` shows it in the language of the page.
  public var errorDescription: String? { message { PageWords().text($0, in: .english) } }

  func message(_ text: (PageWord) -> String) -> String {
    switch self {
    case .tooLarge(let name, _): text(.fileTooLarge).inserting(name)
    case .tooMany: text(.tooManyFiles)
    case .unsuitableType(let name): text(.fileNotSuitable).inserting(name)
    case .noSpace(let name): text(.noSpaceForFile).inserting(name)
    case .interrupted(let name), .notStored(let name): text(.fileNotReceived).inserting(name)
    }
  }
}

extension String {
  fileprivate func inserting(_ name: String) -> String { replacing("%@", with: name) }
}
