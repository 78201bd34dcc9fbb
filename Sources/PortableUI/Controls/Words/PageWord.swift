/// A text that pages show by themselves, such as the name of a button that no view has named.
///
/// An app states its own texts in ``PageWords``, or in a table `PortableUI` of its bundle whose keys are the English
/// texts.
public enum PageWord: String, CaseIterable, Sendable {
  // MARK: Views

  /// The button that leads back, if the level below has no title.
  case back
  /// The name and the prompt of a search field.
  case search
  /// A button that opens a menu.
  case more
  /// The button that begins editing a list.
  case edit
  /// The button that ends editing a list.
  case done
  /// A button that removes a row.
  case delete
  /// A button that moves a row up.
  case moveUp
  /// A button that moves a row down.
  case moveDown
  /// The button that changes nothing.
  case cancel
  /// The button of an alert without buttons.
  case ok
  /// The button of a stepper that makes the value smaller.
  case decrement
  /// The button of a stepper that makes the value greater.
  case increment
  /// The button that loads content again.
  case refresh
  /// The name of a share link without a title.
  case share
  /// The note of a share link after the item was copied.
  case copied
  /// The name of an indicator of activity without a label.
  case inProgress
  /// The title of a search that has found nothing.
  case noResults
  /// The title of a search for a text, `%@`, that has found nothing.
  case noResultsFor
  /// The advice after a search that has found nothing.
  case tryNewSearch
  /// The name of a page that has no content at its address.
  case nothingHere
  /// The title and the button of a dialog in which a person chooses a file.
  case chooseFile
  /// The title and the button of a dialog in which a person chooses files.
  case chooseFiles
  /// The title while files, `%@`, arrive.
  case receivingFile
  /// The message about a file, `%@`, that has too many bytes.
  case fileTooLarge
  /// The message about more files than are accepted.
  case tooManyFiles
  /// The message about a file, `%@`, of another type than asked for.
  case fileNotSuitable
  /// The message about a file, `%@`, for which the server has no place.
  case noSpaceForFile
  /// The message about a file, `%@`, whose upload was interrupted.
  case fileNotReceived

  // MARK: Documents

  /// The link that leads the keyboard past the bars at the start of a page.
  case skipLink
  /// The text of browsers without scripts.
  case noScript

  // MARK: The page's scripts

  /// The banner while the connection is interrupted.
  case reconnecting
  /// The button that closes a sheet.
  case close
  /// The handle that changes the height of a sheet.
  case changeHeight
  /// The message of a page without cookies.
  case needsCookies
  /// The mark of a field whose text was refused.
  case notAccepted
  /// The mark of a field whose text is too long.
  case textTooLong
  /// The notice after events were rejected.
  case changeNotAccepted
  /// The notice after a press of a control, `%@`, that is disabled.
  case notAvailable
  /// The notice after a page was loaded again by itself.
  case reloaded
  /// The advice after a reload during an action.
  case checkLastAction
  /// The notice after a reload that has closed a dialog, `%@`.
  case dialogClosed
  /// The notice after a reload that has closed a dialog without a name.
  case someDialogClosed
  /// The notice that typed text will be restored.
  case textComesBack
  /// The notice that the text of fields, `%@`, was lost.
  case enterAgain
  /// The notice after an action that sets cookies was too late, or was repeated.
  case actionRefused
  /// The notice after an action that sets cookies has failed.
  case actionFailed
  /// The notice after a page was loaded again, because another page or device has changed who is signed in.
  case signedElsewhere
  /// The text in the place of a web component whose script has failed.
  case componentFailed

  // MARK: Answers of the server

  /// The answer to a request for a file that does not exist.
  case noPageHere
  /// The answer to a browser that does not own the page.
  case otherBrowser
  /// The answer to a page that was opened elsewhere.
  case otherAddress
  /// The answer to a page that another person has opened.
  case otherPerson
  /// The answer while the person who is signed in changes.
  case personChanged
  /// The answer to an address that leads to another site.
  case foreignLink
  /// The answer to a page whose session has ended.
  case sessionEnded
  /// The answer while the server opens many pages.
  case openingOthers
  /// The answer after many pages were opened from an address.
  case tooManyOpened
  /// The answer while many pages of an address are open.
  case tooManyOpen
  /// The answer while the server has no place for a page.
  case serverIsFull
  /// The answer while the server is shut down.
  case serverRestarts

  /// The words that the page's scripts show.
  package static let ofScripts: [PageWord] = [
    .reconnecting, .close, .changeHeight, .needsCookies, .notAccepted, .textTooLong, .changeNotAccepted, .notAvailable,
    .reloaded, .checkLastAction, .dialogClosed, .someDialogClosed, .textComesBack, .enterAgain, .actionRefused,
    .actionFailed, .signedElsewhere, .componentFailed,
  ]
}
