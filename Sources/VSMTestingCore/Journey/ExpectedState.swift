/// An expected state of a ``Journey``: its name and, optionally, some of its content.
///
/// A string expects a state of this name:
///
/// ```swift
/// await journey.expect("loading", .state("loaded").with(\UserData.username, "Ada"))
/// ```
///
/// `StateName` names the states, as in logs: by their case, or by the name that the type provides.
///
/// The cases of an enum can also be expected by themselves, so that the compiler checks them:
///
/// ```swift
/// await journey.expect(.case(ProfileState.loading), .case(ProfileState.loaded).with(\UserData.username, "Ada"))
/// ```
public struct ExpectedState<State> {
  enum Kind {
    case state(name: String?)
    case constructed(ExpectedCase<State>)
    case anything
  }

  let kind: Kind
  private(set) var checks: [(State) throws -> ContentMismatch?] = []

  init(_ kind: Kind) { self.kind = kind }
}

extension ExpectedState: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(.state(name: name)) }
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
    case .constructed(let expected): expected.description
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

/// Finds the parts of a state that tests can check.
enum StateParts {
  /// The state itself, its associated values, and the properties of a struct with their associated values.
  static func of(_ state: Any) -> [Any] {
    let mirror = Mirror(reflecting: state)
    switch mirror.displayStyle {
    case .optional: return mirror.children.flatMap { of($0.value) }
    case .enum: return [state] + carried(by: mirror)
    case .struct, .class:
      return [state]
        + mirror.children.flatMap { child in
          let property = Mirror(reflecting: child.value)
          return [child.value] + (property.displayStyle == .enum ? carried(by: property) : [])
        }
    default: return [state]
    }
  }

  /// The associated values of an enum's case.
  private static func carried(by mirror: Mirror) -> [Any] {
    guard let payload = mirror.children.first?.value else { return [] }
    let parts = Mirror(reflecting: payload)
    return parts.displayStyle == .tuple ? parts.children.map(\.value) : [payload]
  }

  /// Returns the only part of a type.
  static func part<Part>(_ type: Part.Type, of state: Any) throws(Missing) -> Part {
    let parts = of(state)
    let found = parts.compactMap { $0 as? Part }
    if let part = found.first, found.count == 1 { return part }
    throw Missing(
      wanted: String(describing: type), count: found.count,
      carried: parts.dropFirst().map { String(describing: Swift.type(of: $0)) })
  }

  /// The error of a part that is missing or ambiguous.
  struct Missing: Error, CustomStringConvertible {
    let wanted: String
    let count: Int
    let carried: [String]

    var description: String {
      if count > 1 {
        return "It holds \(count) values of the type \(wanted), so the type is ambiguous. Check the whole state."
      }
      if carried.isEmpty { return "It holds no values, and therefore no \(wanted)." }
      return "It holds \(carried.joined(separator: ", ")), but no \(wanted)."
    }
  }
}
