import VSM

/// A state that is its name.
struct Named: NamedState, ExpressibleByStringInterpolation, Equatable, Sendable {
  let stateName: String

  init(stringLiteral name: String) {
    stateName = name
  }

  init(_ number: Int) {
    stateName = "\(number)"
  }
}
