import VSM

extension ExpectedState {
  /// One state with the same case as this state: `.case(ProfileState.loading)`.
  ///
  /// The compiler checks that the case exists, and renaming the case renames it here too. A macro could check the names
  /// in strings, but would make every feature build swift-syntax. There are functions for one, two and three associated
  /// values, since Swift 6.3 crashes with a parameter pack if a value is a tuple.
  ///
  /// - Parameter state: A state whose name is expected. Its associated values are ignored.
  public static func `case`(_ state: State) -> ExpectedState { .state(StateName.of(state)) }

  /// One state of a case with an associated value: `.case(ProfileState.loaded)`.
  ///
  /// The compiler checks that the case exists, and renaming the case renames it here too.
  ///
  /// - Parameter makeState: The case as a function of its associated value. It is called with the associated values
  ///   of recorded states. A function of your own has to return states of one case.
  public static func `case`<A>(_ makeState: @escaping (A) -> State) -> ExpectedState {
    expecting([A.self]) { values in
      guard let a = values.first as? A, values.count == 1 else { return nil }
      return makeState(a)
    }
  }

  /// One state of a case with two associated values.
  public static func `case`<A, B>(_ makeState: @escaping (A, B) -> State) -> ExpectedState {
    expecting([A.self, B.self]) { values in
      guard values.count == 2, let a = values[0] as? A, let b = values[1] as? B else { return nil }
      return makeState(a, b)
    }
  }

  /// One state of a case with three associated values.
  public static func `case`<A, B, C>(_ makeState: @escaping (A, B, C) -> State) -> ExpectedState {
    expecting([A.self, B.self, C.self]) { values in
      guard values.count == 3, let a = values[0] as? A, let b = values[1] as? B, let c = values[2] as? C else {
        return nil
      }
      return makeState(a, b, c)
    }
  }

  // Not one function with a parameter pack, with which Swift 6.3 crashes for an associated value that is a tuple.

  private static func expecting(_ types: [Any.Type], _ makeState: @escaping ([Any]) -> State?) -> ExpectedState {
    ExpectedState(.constructed(ExpectedCase(types: types, makeState: makeState)))
  }
}

/// A case with associated values.
///
/// A case is a function, which does not know its name. The name is found by making a state of the case from the
/// associated values of a recorded state.
struct ExpectedCase<State>: CustomStringConvertible {
  let types: [Any.Type]
  /// Makes a state from associated values, or returns `nil` if they have other types.
  let makeState: ([Any]) -> State?

  var description: String {
    "(a case with \(types.map { String(describing: $0) }.joined(separator: ", ")))"
  }

  func matches(_ state: State) -> Bool { name(fromValuesOf: state) == StateName.of(state) }

  /// Returns the name of the case, if one of the states has associated values of its types.
  func name(in states: [State]) -> String? { states.lazy.compactMap(name).first }

  private func name(fromValuesOf state: State) -> String? {
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else { return nil }
    // A label, or several values, make a tuple of the payload.
    let tuple = Mirror(reflecting: payload)
    let values = tuple.displayStyle == .tuple ? tuple.children.map(\.value) : [payload]
    return (makeState([payload]) ?? makeState(values)).map(StateName.of)
  }
}
