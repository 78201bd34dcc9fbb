import SwiftSyntax

extension TypeSyntax {
  /// The name of a type as components, without generic arguments; empty if the type has no name.
  ///
  /// The wrapping of optionals, `some`, `any`, attributes and parentheses is ignored: `any BlogLoading` and
  /// `Optional<BlogLoading>?` have the names `BlogLoading` and `Optional`.
  public var components: [String] {
    switch unwrapped.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): [type.name.trimmedName]
    case .memberType(let type): type.baseType.components + [type.name.trimmedName]
    default: []
    }
  }

  /// The generic arguments that are types.
  public var genericArguments: [TypeSyntax] {
    let clause: GenericArgumentClauseSyntax? =
      switch unwrapped.as(TypeSyntaxEnum.self) {
      case .identifierType(let type): type.genericArgumentClause
      case .memberType(let type): type.genericArgumentClause
      default: nil
      }
    return clause?.arguments.compactMap { argument in
      if case .type(let type) = argument.argument { type } else { nil }
    } ?? []
  }

  /// The type without the wrapping of optionals, `some`, `any`, attributes and parentheses.
  public var unwrapped: TypeSyntax {
    switch self.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): type.wrappedType.unwrapped
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.unwrapped
    case .someOrAnyType(let type): type.constraint.unwrapped
    case .attributedType(let type): type.baseType.unwrapped
    case .tupleType(let type) where type.elements.count == 1: type.elements.first!.type.unwrapped
    default: self
    }
  }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  public var trimmedName: String { identifier?.name ?? text }
}
