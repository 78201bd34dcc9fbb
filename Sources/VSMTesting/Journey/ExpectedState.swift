/// An expected state of a ``Journey``: its name and, optionally, some of its content.
///
/// A string expects a state of this name:
///
/// ```swift
/// await journey.expect("loading", .state("loaded").with(\UserData.username, "Ada"))
/// ```
///
/// `StateName` names the states, as in logs: by their case, or by the name that the type provides.
public struct ExpectedState<State> {
  enum Kind: Equatable {
    case state(name: String?)
    case anything
  }

  let kind: Kind
  private(set) var checks: [(State) throws -> ContentMismatch?] = []

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension ExpectedState: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {
    self.init(.state(name: name))
  }
}

extension ExpectedState {
  /// Any number of states, including none.
  public static var anything: ExpectedState { ExpectedState(.anything) }

  /// One state with this name, or with any name.
  public static func state(_ name: String? = nil) -> ExpectedState {
    ExpectedState(.state(name: name))
  }

  /// One state with this name, whose content is checked.
  ///
  /// ```swift
  /// .state("loaded") { (user: UserData) in #expect(user.username == "Ada") }
  /// ```
  ///
  /// - Parameter check: Called with the part of the state that has the type of the parameter: the state itself, an
  ///   associated value, or a property of a struct. The test fails if it throws an error.
  public static func state<Part>(_ name: String, _ check: @escaping (Part) throws -> Void) -> ExpectedState {
    var expected = state(name)
    expected.checks.append { state in
      try check(StateParts.part(Part.self, of: state))
      return nil
    }
    return expected
  }

  /// Expects a value inside the state.
  ///
  /// - Parameters:
  ///   - property: A key path from the state.
  ///   - value: The expected value.
  public func with<Value: Equatable>(_ property: KeyPath<State, Value>, _ value: Value) -> ExpectedState {
    checking(property, of: { $0 }, for: value)
  }

  /// Expects a value inside a part of the state, such as an associated value.
  ///
  /// - Parameters:
  ///   - property: A key path from the only part of the state that has this type: `\UserData.username`.
  ///   - value: The expected value.
  @_disfavoredOverload
  public func with<Part, Value: Equatable>(_ property: KeyPath<Part, Value>, _ value: Value) -> ExpectedState {
    checking(property, of: { try StateParts.part(Part.self, of: $0) }, for: value)
  }

  private func checking<Part, Value: Equatable>(
    _ property: KeyPath<Part, Value>, of part: @escaping (State) throws -> Part, for value: Value
  ) -> ExpectedState {
    var expected = self
    expected.checks.append { state in
      let found = try part(state)[keyPath: property]
      return found == value ? nil : ContentMismatch(property: "\(property)", expected: value, found: found)
    }
    return expected
  }
}

extension ExpectedState: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .state(let name): name ?? "(any state)"
    case .anything: "(any states)"
    }
  }
}

/// A value inside a state that is not the expected one.
struct ContentMismatch {
  let property: String
  let expected: Any
  let found: Any

  var lines: [String] {
    ["\(property):"]
      + LineDifference.lines(
        expected: ValueDescription.lines(of: expected), happened: ValueDescription.lines(of: found))
  }
}
