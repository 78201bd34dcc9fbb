import FeatureSources
import SwiftSyntax

/// The type of a value, as far as a text can depend on it.
struct ValueType: Hashable {
  /// The last part of the name, without generic arguments; empty for arrays and the like.
  var name: String
  var isOptional = false
  /// The type of the elements of an array or of another collection, or of the values of a dictionary.
  var elements: [ValueType] = []

  init(_ name: String, isOptional: Bool = false, elements: [ValueType] = []) {
    self.name = name
    self.isOptional = isOptional
    self.elements = elements
  }

  init?(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let optional):
      guard let wrapped = ValueType(optional.wrappedType) else { return nil }
      self = wrapped
      isOptional = true
    case .implicitlyUnwrappedOptionalType(let optional): self.init(optional.wrappedType)
    case .attributedType(let attributed): self.init(attributed.baseType)
    case .someOrAnyType(let opaque): self.init(opaque.constraint)
    case .tupleType(let tuple) where tuple.elements.count == 1: self.init(tuple.elements.first!.type)
    case .arrayType(let array): self.init("Array", elements: ValueType(array.element).map { [$0] } ?? [])
    case .dictionaryType(let dictionary):
      self.init("Dictionary", elements: ValueType(dictionary.value).map { [$0] } ?? [])
    default:
      guard let name = type.components.last else { return nil }
      let arguments = type.genericArguments.compactMap { ValueType($0) }
      if name == "Optional" {
        guard let wrapped = arguments.first else { return nil }
        self = wrapped
        isOptional = true
      } else {
        self.init(name, elements: arguments.last.map { [$0] } ?? [])
      }
    }
  }

  var unwrapped: ValueType { ValueType(name, elements: elements) }

  /// The specifier that SwiftUI and Foundation give to a value of this type; `nil` for a generic parameter and for an
  /// associated type.
  var specifier: String? {
    if isOptional { return "%@" }
    if let number = Self.numbers[name] { return number }
    return name.count <= 1 || ["Element", "ID", "RawValue", "Self", "Value"].contains(name) ? nil : "%@"
  }

  var isNumber: Bool { Self.numbers[name] != nil && !isOptional }

  private static let numbers = [
    "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d", "UInt": "%llu", "UInt64": "%llu",
    "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "Double": "%lf", "Float": "%f", "CGFloat": "%lf",
    "TimeInterval": "%lf",
  ]
}
