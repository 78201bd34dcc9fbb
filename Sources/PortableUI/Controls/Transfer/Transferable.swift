/// A type whose values a person can bring to a feature, and take away from it, such as pictures.
///
/// It is the protocol that CoreTransferable has on Apple platforms. A representation says how a value becomes the content
/// of a file, and how such content becomes a value:
///
/// ```swift
/// struct Portrait: Transferable {
///   let data: Data
///
///   static var transferRepresentation: some TransferRepresentation {
///     DataRepresentation(importedContentType: .image) { data in Portrait(data: data) }
///   }
/// }
/// ```
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  /// The representations, the preferred ones first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A rule that makes content from the values of a type, and values from content.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// The representations of which this one consists.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }

  /// The forms of content, the preferred ones first.
  static func _forms(of representation: Self) -> _TransferForms<Item>
}

extension TransferRepresentation {
  public static func _forms(of representation: Self) -> _TransferForms<Item> {
    // The builder makes sure that the body represents the same type, which an opaque type does not say.
    Body._forms(of: representation.body) as? _TransferForms<Item> ?? _TransferForms()
  }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never

  public static var transferRepresentation: Never { preconditionFailure("There are no values of this type.") }

  public static func _forms(of representation: Never) -> _TransferForms<Never> {}
}
