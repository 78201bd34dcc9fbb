import VSM

/// A state that consists of its name.
struct Named: NamedState, ExpressibleByStringInterpolation, Equatable, Sendable {
  let stateName: String

  init(stringLiteral name: String) {
    stateName = name
  }

  init(_ number: Int) {
    stateName = "\(number)"
  }
}
