#if !canImport(SwiftUI) || PortableUI
  import VSM

  extension HeadlessPage {
    /// The controls that a person could use at present, in page order: those that are enabled and in front.
    public var controls: [PageElement] {
      elements.filter { $0.role.isControl && !$0.isDisabled && !$0.isInert }
    }

    /// Whether a person could use a control of this name at present.
    public func offers(_ name: String) -> Bool {
      controls.contains { $0.name == name }
    }

    /// Waits until the page is quiet, and expects it to offer exactly the controls of these names, in any order.
    public func expectControls(
      _ names: [String],
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
      await settle()
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let offered = controls.map(\.name)
      expect(names, toBe: offered, "The page does not offer the expected controls", at: location)
    }

    /// Presses every button, link and tab of a page, each on a page of its own, and expects the states that this leads to.
    ///
    /// ```swift
    /// try await HeadlessPage.expectPresses(["Save": "saving", "Refresh": "reloading"], of: EditState.self) {
    ///   HeadlessPage { EditView(state: .editing) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - outcomes: For each control that the page offers, the name of the state in which the page is when it is quiet
    ///     again. A control that is missing here or on the page lets the test fail, and so does one that leads elsewhere.
    ///   - makePage: Makes a page in the state whose controls are pressed, the same one each time.
    public static func expectPresses<State>(
      _ outcomes: KeyValuePairs<String, String>, of type: State.Type,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      on makePage: () async throws -> HeadlessPage
    ) async throws {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let page = try await makePage()
      await page.settle()
      var happened: [String] = []
      for name in page.controls.filter({ $0.role.isPressed && $0.role != .switch }).map(\.name) {
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
      let message = ["\(problem) (- expected, + there):"] + lines + ["The page:", description]
      TestFailure(message.joined(separator: "\n"), at: location).record()
    }
  }

  extension Role {
    /// Whether people use elements of this kind, and not only read them.
    var isControl: Bool {
      switch self {
      case .textbox, .combobox, .slider, .radio, .datepicker, .searchbox, .securefield: true
      default: isPressed
      }
    }

    /// Whether elements of this kind are there to be pressed.
    var isPressed: Bool {
      switch self {
      case .button, .link, .tab, .switch: true
      default: false
      }
    }
  }
#endif
