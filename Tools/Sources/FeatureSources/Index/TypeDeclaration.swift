import SwiftSyntax

/// A type as the files declare it, in its declaration and in extensions.
public struct TypeDeclaration {
  public enum Kind: Sendable { case structure, enumeration, `class`, actor, `protocol` }

  /// The name with the names of the types around it: `ProfileViewState.EditingModel`.
  public let name: String
  public let kind: Kind
  /// Types and protocols that it inherits from or conforms to, also in extensions.
  public internal(set) var inherited: [TypeSyntax] = []
  /// Types of the values in the cases of an enum, and of the stored properties.
  public internal(set) var contents: [TypeSyntax] = []
  /// Whether its own declaration states that it is isolated to a global actor, or that it is not, if it states either.
  public internal(set) var isIsolated: Bool?
  /// The types of the functions' results and of the properties.
  public internal(set) var results: [TypeSyntax] = []

  /// The last part of the name.
  public var simpleName: String { String(name.split(separator: ".").last ?? "") }
}
