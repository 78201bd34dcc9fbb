import Foundation

/// A report of a misuse that does not end the program.
public struct Diagnostic: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A state is changed in response to its own change without end.
    case updateLoop
    /// Two elements of a `ForEach` have the same identity.
    case duplicateID
    /// A dynamic property was used outside a view on a page.
    case detachedProperty
    /// A view reads an object from the environment that no outer view provides.
    case missingEnvironmentObject
    /// A system image with this name does not exist.
    case unknownImage
    /// A picker's selection is not one of its options.
    case selectionWithoutOption
    /// A dialog is to be presented while another one is presented.
    case alreadyPresenting
    /// A value on a navigation path has no destination.
    case missingDestination
    /// A part of the page's address matches nothing.
    case unknownAddress
    /// A modifier that needs a view is applied to content without views. Reported once for a page, in debug builds.
    case contentWithoutViews
    /// A style class has a name with other characters than letters, digits and `-`.
    case unsuitableStyleClass
    /// A control has no name for assistive technology. Reported in debug builds.
    case unnamedControl
    /// A value for the browser's storage is too long, and not kept.
    case storedValueTooLong
    /// The content security policy of the page blocks a picture.
    case blockedImage
    /// A value for the head of the page cannot be used.
    case invalidHead
    /// A web component cannot be shown, has failed in a browser, or sent an event that its view cannot decode. Each
    /// problem is reported once for a page.
    case webComponent
    /// A feature without effect was used. Each feature is reported once in a process, in debug builds.
    case unsupported
  }

  public var kind: Kind
  /// The message: the misuse, its cause, and the way to correct it.
  public var message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  package func printToStandardError() {
    FileHandle.standardError.write(Data("PortableUI: \(message)\n".utf8))
  }
}
