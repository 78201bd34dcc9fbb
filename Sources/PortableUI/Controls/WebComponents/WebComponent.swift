public import Foundation

/// A view whose inside is a custom element of the browser, such as a map or a chart.
///
/// The view sends properties, and receives events. The inside of the element belongs to its script: changes of the page
/// do not touch it. A component has its own size only if its script gives it one, so most have a `frame`.
///
/// ```swift
/// struct PlaceMap: WebComponent {
///   static let element = CustomElement("place-map", module: .resource("place-map.js", in: .module))
///
///   let places: [Place]
///   let select: (Place.ID) -> Void
///
///   var properties: [Place] { places }
///
///   enum Event: Codable { case selected(id: Place.ID) }
///
///   func receive(_ event: Event) {
///     switch event {
///     case .selected(let id): select(id)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol WebComponent: View {
  /// The type of the values that the script gets, as JSON. Dates are milliseconds since 1970.
  associatedtype Properties: Encodable = CustomElement.NoProperties
  /// The type of the events that the script sends.
  associatedtype Event: Decodable = Never

  /// The custom element and the module that defines it.
  static var element: CustomElement { get }

  /// The values that the script gets, anew after each change.
  var properties: Properties { get }

  /// Responds to an event of the script.
  ///
  /// An event may come from anywhere, like all that a browser sends. One that is not of the type ``Event`` is dropped.
  func receive(_ event: Event)
}

extension WebComponent {
  // The body reads the properties, so that it is evaluated again when what they depend on changes.
  public var body: some View { ComponentElement(component: self, properties: properties) }
}

extension WebComponent where Properties == CustomElement.NoProperties {
  public var properties: CustomElement.NoProperties { CustomElement.NoProperties() }
}

extension WebComponent where Event == Never {
  public func receive(_ event: Never) {}
}

/// A custom element of HTML, and the module of this site that defines it.
public struct CustomElement: Hashable, Sendable {
  /// The name, with a hyphen: `place-map`.
  public let name: String
  public let module: Module

  /// A module of JavaScript that the site serves itself, as the policy of its pages requires.
  public enum Module: Hashable, Sendable {
    /// A file with this name and path, in the resources of the bundle at a path.
    case file(String, bundle: String)
    /// A path of this site: `/components/place-map.js`.
    case path(String)

    /// A file in the resources of a bundle, which browsers keep until its content changes.
    ///
    /// It is one file. A module that imports others relative to itself is served by the app, at a ``path(_:)``.
    public static func resource(_ name: String, in bundle: Bundle) -> Module { .file(name, bundle: bundle.bundlePath) }
  }

  /// - Parameters:
  ///   - name: A name in lower case with a hyphen, as HTML requires it of custom elements.
  ///   - module: The module whose script calls `customElements.define` with the name.
  public init(_ name: String, module: Module) {
    self.name = name
    self.module = module
  }
}

extension CustomElement {
  /// The properties of a component that has none.
  public struct NoProperties: Codable, Hashable, Sendable {
    public init() {}
  }
}

extension CustomElement {
  /// Whether browsers accept the name. Names with letters beyond ASCII, which HTML permits, are not accepted.
  var hasValidName: Bool {
    guard let first = name.utf8.first, first.isLowercaseLetter, name.utf8.contains(UInt8(ascii: "-")) else {
      return false
    }
    return name.utf8.allSatisfy { $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
      && !Self.reservedNames.contains(name)
  }

  /// The names with a hyphen that are elements of SVG and MathML.
  private static let reservedNames: Set<String> = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
    "font-face-name", "missing-glyph",
  ]
}

extension CustomElement.Module {
  /// Whether a path leads to this site, whatever a browser makes of it.
  static func isOnThisSite(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") && !path.hasPrefix("//")
      && path.utf8.allSatisfy {
        $0.isLowercaseLetter || $0.isUppercaseLetter || $0.isDigit || "/-._~?=&+@%".utf8.contains($0)
      }
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { self &- UInt8(ascii: "a") < 26 }
  fileprivate var isUppercaseLetter: Bool { self &- UInt8(ascii: "A") < 26 }
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
