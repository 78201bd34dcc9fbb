import VSM
import VSMTestingCore

extension HeadlessPage {
  /// The controls that a person can currently use, in page order: enabled and not behind a dialog.
  public var controls: [PageElement] {
    elements.filter { $0.role.isControl && !$0.isDisabled && !$0.isInert }
  }

  /// Whether a person can currently use a control with this name.
  public func offers(_ name: String) -> Bool { controls.contains { $0.name == name } }

  /// Waits until the page is quiet, and expects it to offer exactly the controls with these names, in any order.
  public func expectControls(
    _ names: [String],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await settle()
    let location = TestLocation(fileID, filePath, line, column)
    let offered = controls.map(\.name)
    expect(names, toBe: offered, "The page does not offer the expected controls", at: location)
  }

  /// Presses every button, link and tab of a page, each on a new page, and expects the resulting states.
  ///
  /// ```swift
  /// try await HeadlessPage.expectPresses(["Save": "saving", "Refresh": "reloading"], of: EditState.self) {
  ///   HeadlessPage { EditView(state: .editing) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - outcomes: For each control of the page, the name of the state of the page when it is quiet again. The test
  ///     fails if a control is missing here or on the page, or leads to another state.
  ///   - makePage: Creates a page in the state whose controls are pressed. Each page must be in the same state.
  public static func expectPresses<State>(
    _ outcomes: KeyValuePairs<String, String>, of type: State.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    on makePage: () async throws -> HeadlessPage
  ) async throws {
    let location = TestLocation(fileID, filePath, line, column)
    let page = try await makePage()
    await page.settle()
    var happened: [String] = []
    for name in page.controls.filter({ $0.role.isPressed && !$0.role.isSwitched }).map(\.name) {
      happened.append("\(name) → \(try await state(of: type, after: name, on: makePage(), at: location))")
    }
    page.expect(
      outcomes.map { "\($0) → \($1)" }, toBe: happened, "The controls do not lead to the expected states",
      at: location)
    page.close()
  }

  private static func state(
    of type: Any.Type, after name: String, on page: HeadlessPage, at location: TestLocation
  ) async throws -> String {
    await page.settle()
    try page.tap(name, at: location)
    await page.settle()
    let state = page.journal.records.last { $0.container.stateType == type }?.states.last
    page.close()
    return state.map { StateName.of($0) } ?? "(no state)"
  }

  private func expect(_ expected: [String], toBe found: [String], _ problem: String, at location: TestLocation) {
    guard expected.sorted() != found.sorted() else { return }
    let lines = LineDifference.lines(expected: expected.sorted(), happened: found.sorted())
    let message = ["\(problem) (- expected, + found):"] + lines + ["The page:", description]
    TestFailure(message.joined(separator: "\n"), at: location).record()
  }
}

extension Role {
  /// Whether elements with this role are controls.
  var isControl: Bool {
    switch self {
    case .textbox, .combobox, .slider, .radio, .datepicker, .searchbox, .securefield, .component, .filechooser: true
    default: isPressed
    }
  }

  /// Whether elements with this role can be pressed.
  var isPressed: Bool {
    switch self {
    case .button, .link, .tab, .switch, .checkbox: true
    default: false
    }
  }
}
