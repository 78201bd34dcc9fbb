import Foundation

/// The element around a custom element, whose inside patches leave alone.
struct ComponentElement<Component: WebComponent> {
  let component: Component
  let properties: Component.Properties

  /// The greatest length of an event, in bytes of JSON.
  static var eventLimit: Int { 32 * 1024 }
}

extension ComponentElement: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    let problems = environment.host.componentProblems
    var description = ElementDescription(.div, class: .component)
    let element = Component.element
    let address = problems.address(of: element, in: environment)
    // A name that is not valid could contain an address.
    let name = element.hasValidName ? element.name : "invalid-name"
    description.set(.component, [name, address].compactMap(\.self).joined(separator: " "))
    do {
      description.set(.properties, try ComponentCoding.text(of: properties))
    } catch {
      problems.report(.unsuitableProperties(error), of: element)
    }
    description.isDisabled = !environment.isEnabled
    if description.isDisabled { description.set(.inert, "") }
    description.addGroup(environment.accessibility)
    description.events = .component
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    // A failure is handled by the page's service, also of a component that is disabled.
    guard case .component(.event(let json)) = action else { return .unhandledKind }
    guard json.utf8.count <= Self.eventLimit else { return .invalidPayload }
    let event: Component.Event
    do {
      event = try ComponentCoding.value(of: Component.Event.self, in: json)
    } catch {
      node.host.componentProblems.report(.undecodableEvent(Component.Event.self), of: Component.element)
      return .invalidPayload
    }
    component.receive(event)
    return .handled
  }
}

/// The format of properties and events: JSON whose dates are milliseconds since 1970, as JavaScript counts them.
package enum ComponentCoding {
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // A dictionary would otherwise change with each encoding.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .millisecondsSince1970
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  package static func value<Value: Decodable>(of type: Value.Type, in text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return try decoder.decode(type, from: Data(text.utf8))
  }
}
