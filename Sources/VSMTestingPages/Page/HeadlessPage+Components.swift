import PortableUI
import VSMTestingCore

// A headless page has no scripts. A web component is a placeholder with its properties, and the test is the script.
extension HeadlessPage {
  /// Sends an event from the web component with this name, as its script would.
  ///
  /// ```swift
  /// try page.send(PlaceMap.Event.selected(id: 3), from: "place-map")
  /// ```
  ///
  /// - Parameters:
  ///   - event: The event, as a value of the component's type `Event`.
  ///   - component: The accessibility label of the component, or the name of its custom element if it has none.
  /// - Throws: ``PageError`` if the page has no such component, or its view cannot decode the event.
  public func send(
    _ event: some Encodable, from component: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    try send(json: ComponentCoding.text(of: event), from: component, at: location)
  }

  /// Sends an event from the web component with this name, as JSON.
  ///
  /// - Throws: ``PageError`` if the page has no such component, or its view cannot decode the event.
  public func send(
    json: String, from component: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try send(json: json, from: component, at: TestLocation(fileID, filePath, line, column))
  }

  private func send(json: String, from component: String, at location: TestLocation) throws {
    let query = PageQuery.role(.component, name: component)
    try send(.component(.event(json)), to: find(query, at: location), as: query, at: location)
  }

  /// Returns the properties that the script of the web component with this name has.
  ///
  /// - Parameter type: A type with the format of the component's `Properties`.
  /// - Throws: ``PageError`` if the page has no such component, or a `DecodingError` if its properties have another
  ///   format.
  public func properties<Value: Decodable>(
    of component: String, as type: Value.Type = Value.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Value {
    let location = TestLocation(fileID, filePath, line, column)
    let element = try find(.role(.component, name: component), at: location)
    return try ComponentCoding.value(of: type, in: element.node[.properties] ?? "null")
  }

  /// Reports that the script of the web component with this name has failed.
  ///
  /// A browser shows a message in its place. The view is not told, and the page has a diagnostic.
  public func failComponent(
    _ component: String, _ description: String = "Error: failed by a test",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let query = PageQuery.role(.component, name: component)
    try send(.component(.failure(description)), to: find(query, at: location), as: query, at: location)
  }
}
