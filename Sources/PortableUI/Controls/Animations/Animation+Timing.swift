extension Animation {
  /// The timing in the format of the page's script: the duration in milliseconds, the curve, and if they are not the
  /// defaults, the delay, the number of repetitions, and the direction.
  package var timing: String {
    var parts = [cssNumber(duration * 1000), curve.text]
    if wait != 0 || count != 1 { parts.append(cssNumber(wait * 1000)) }
    if count != 1 { parts.append(count.isFinite ? cssNumber(count) : "Infinity") }
    if count != 1, autoreverses { parts.append("alternate") }
    return parts.joined(separator: " ")
  }
}

extension Animation.Curve {
  fileprivate var text: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(\([x1, y1, x2, y2].map { cssNumber($0) }.joined(separator: ",")))"
    case .spring(let damping, let velocity):
      "spring(\(cssNumber(damping))\(velocity == 0 ? "" : ",\(cssNumber(velocity))"))"
    }
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { timing }
}
