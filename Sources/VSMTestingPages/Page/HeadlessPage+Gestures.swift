public import Foundation
import PortableUI
import VSMTestingCore

extension HeadlessPage {
  /// Drags the view with this text, or that contains it, and lets it go.
  ///
  /// The drag begins at the top left corner of the view and has no speed at its end.
  ///
  /// - Throws: ``PageError`` if no view with this text can be dragged.
  public func drag(
    _ text: String, by translation: CGSize,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let query = PageQuery.text(text)
    let areas = elements.filter { $0.node.events.contains(.drag) && $0.text.contains(text) }
    guard let area = inFront(areas).last else { throw error(.notFound(query), at: location) }
    let start = Event.Drag.Point(x: 0, y: 0)
    let end = Event.Drag.Point(x: Int(translation.width), y: Int(translation.height))
    for phase in [Event.Drag.Phase.moved, .ended] {
      let drag = Event.Drag(phase, start: start, position: end, velocity: start, origin: start)
      try send(.drag(drag), to: area, as: query, at: location)
    }
  }

  /// Returns the text that the browser keeps for the key of an `AppStorage` or `SceneStorage` on the page, or `nil` if
  /// there is none.
  public func storedText(for key: StorageKey) -> String? { host.storedText(for: key) }

  /// Reports the text that a browser has kept from earlier.
  ///
  /// - Throws: ``PageError`` if no view of the page uses the key, if the view cannot continue with the text, or if the page
  ///   may not store so much.
  public func restoreText(
    _ text: String?, for key: StorageKey,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    guard host.dispatch(Event(NodeID(rawValue: 0), .stored(text, for: key))) != .handled else { return }
    throw error(.notStored(key.name), at: TestLocation(fileID, filePath, line, column))
  }
}

/// Makes the keys of stored values available without importing PortableUI.
public typealias StorageKey = PortableUI.StorageKey
