// Views with a custom element of the browser inside. In a window, such a view shows another view instead, as a rule a
// `UIViewRepresentable`. PortableUI has the same protocol with a script.
#if canImport(SwiftUI) && !PortableUI
  public import Foundation
  public import SwiftUI

  /// A view that is a custom element on a live page, and another view in a window.
  ///
  /// ```swift
  /// #if os(iOS)
  ///   extension PlaceMap {
  ///     var nativeView: some View { MapKitView(places: places, select: select) }
  ///   }
  /// #endif
  /// ```
  @MainActor @preconcurrency
  public protocol WebComponent: View {
    associatedtype Properties: Encodable = CustomElement.NoProperties
    associatedtype Event: Decodable = Never
    /// The type of the view in a window.
    associatedtype NativeView: View = CustomElement.MissingNativeView

    /// The custom element, which a window does not show.
    static var element: CustomElement { get }

    /// The values that the script of a page gets.
    var properties: Properties { get }

    /// Responds to an event. In a window, the native view calls it.
    func receive(_ event: Event)

    /// The view that a window shows: by default, a note that there is none.
    @ViewBuilder var nativeView: NativeView { get }
  }

  extension WebComponent {
    public var body: some View { nativeView }
  }

  extension WebComponent where NativeView == CustomElement.MissingNativeView {
    public var nativeView: CustomElement.MissingNativeView { CustomElement.MissingNativeView(name: Self.element.name) }
  }

  extension WebComponent where Properties == CustomElement.NoProperties {
    public var properties: CustomElement.NoProperties { CustomElement.NoProperties() }
  }

  extension WebComponent where Event == Never {
    public func receive(_ event: Never) {}
  }

  /// A custom element of HTML, and the module that defines it.
  public struct CustomElement: Hashable, Sendable {
    public let name: String
    public let module: Module

    public enum Module: Hashable, Sendable {
      case file(String, bundle: String)
      case path(String)

      /// A file in the resources of a bundle.
      public static func resource(_ name: String, in bundle: Bundle) -> Module {
        .file(name, bundle: bundle.bundlePath)
      }
    }

    public init(_ name: String, module: Module) {
      self.name = name
      self.module = module
    }
  }

  extension CustomElement {
    /// A note in the place of a component that has no view for windows.
    public struct MissingNativeView: View {
      let name: String

      public var body: some View {
        ContentUnavailableView(name, systemImage: "globe", description: Text("Only web pages show this component."))
      }
    }

    /// The properties of a component that has none.
    public struct NoProperties: Codable, Hashable, Sendable {
      public init() {}
    }
  }
#endif
