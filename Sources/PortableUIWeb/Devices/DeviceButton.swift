import Foundation
public import PortableUI

/// A button whose press uses a capability of the browser: the clipboard, the printer, the whole screen, the place, or
/// notifications.
///
/// ```swift
/// DeviceButton("Find shops near me", .locate) { result in
///   switch result {
///   case .located(let latitude, let longitude, _): model.search(near: latitude, longitude)
///   case .denied: model.askForPostcode()
///   case .done, .unavailable: break
///   }
/// }
/// ```
///
/// Browsers ask the person for a permission, and permit most of it only on pages with HTTPS, or of this machine. A
/// refusal is a result like others.
public struct DeviceButton: View {
  private let title: String
  private let action: DeviceAction
  private let finish: @MainActor (DeviceResult) -> Void

  /// - Parameters:
  ///   - title: The text of the button, in the language of the page.
  ///   - action: The action of a press.
  ///   - finish: Called with the result, unless the person has left the page.
  nonisolated public init(
    _ title: String, _ action: DeviceAction, finish: @escaping @MainActor (DeviceResult) -> Void = { _ in }
  ) {
    self.title = title
    self.action = action
    self.finish = finish
  }

  public var body: some View {
    DeviceControl(properties: .init(title: title, action: action), finish: finish)
      .accessibilityLabel(title)
  }
}

/// The action of a ``DeviceButton``.
public enum DeviceAction: Codable, Hashable, Sendable {
  /// Puts a text on the clipboard.
  case copy(text: String)
  /// Opens the dialog of the printer. The page prints as a document.
  case print
  /// Shows the page on the whole screen, or ends that.
  case fullScreen
  /// Finds out where the person is.
  case locate
  /// Shows a notification, once the person has permitted this site to do so.
  case notify(title: String, body: String)
}

/// The result of a ``DeviceAction``.
public enum DeviceResult: Codable, Hashable, Sendable {
  case done
  /// The place of the person in degrees, and the radius within which it is in meters. It comes from the browser, which
  /// may state any place.
  case located(latitude: Double, longitude: Double, accuracy: Double)
  /// The person, or a setting of the browser, does not permit it.
  case denied
  /// The device or the browser is not able to do it.
  case unavailable
}

private struct DeviceControl: WebComponent {
  static let element = CustomElement(
    "live-device-button", module: .resource("Assets/components/devices.js", in: .module))

  struct Properties: Encodable {
    let title: String
    let action: DeviceAction
  }

  let properties: Properties
  let finish: @MainActor (DeviceResult) -> Void

  func receive(_ event: DeviceResult) { finish(event) }
}
