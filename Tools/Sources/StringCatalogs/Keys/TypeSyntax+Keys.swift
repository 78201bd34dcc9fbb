import FeatureSources
import SwiftSyntax

extension TypeSyntax {
  /// Whether literals of this type, of its elements or of its values are keys.
  var isOfKeys: Bool {
    switch unwrapped.as(TypeSyntaxEnum.self) {
    case .arrayType(let array): array.element.isOfKeys
    case .dictionaryType(let dictionary): dictionary.value.isOfKeys
    default: components.last.map(KeyPosition.keyTypes.contains) ?? false
    }
  }
}
