import SwiftSyntax

/// A function, or a variable whose type is a function.
public struct Callable {
  public let name: String
  public let isAsync: Bool
  public let isVariable: Bool
  /// The type of the value that it returns.
  public let result: TypeSyntax
}
