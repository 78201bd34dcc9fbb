import Foundation

/// A misuse that the runtime noticed and survived.
public struct Diagnostic: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// State keeps changing in answer to its own change.
    case updateLoop
    /// Two elements of a `ForEach` have the same identity.
    case duplicateID
    /// A dynamic property was used outside a view that is on a page.
    case detachedProperty
    /// A view takes an object from the environment where no view around it put one.
    case missingEnvironmentObject
    /// A system image of this name has not been drawn.
    case unknownImage
    /// A picker's selection is none of its options.
    case selectionWithoutOption
    /// A dialog is to be presented where another one is presented already.
    case alreadyPresenting
    /// A value on a navigation path leads nowhere.
    case missingDestination
    /// A part of the page's address leads nowhere.
    case unknownAddress
    /// Something was used that has no effect here. Each such thing is reported once in a process, in debug builds.
    case unsupported
  }

  public var kind: Kind
  /// What happened, why, and what to do.
  public var message: String

  package func printToStandardError() {
    FileHandle.standardError.write(Data("PortableUI: \(message)\n".utf8))
  }
}
