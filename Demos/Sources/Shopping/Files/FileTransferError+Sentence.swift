import Foundation
import SwiftUIShim

// Only these systems let a person choose files.
#if !os(tvOS) && !os(watchOS)
  extension FileTransferError {
    /// A message in the language of the page. The error's own message is in English.
    var sentence: String {
      switch self {
      case .tooLarge(let name, _): String(localized: "“\(name)” is too large.")
      case .tooMany: String(localized: "Please choose one file.")
      case .unsuitableType(let name): String(localized: "“\(name)” is not a suitable file.")
      case .noSpace(let name): String(localized: "There is no space for “\(name)”.")
      case .interrupted(let name), .notStored(let name):
        String(localized: "“\(name)” has not arrived. Please try it again.")
      }
    }
  }
#endif
