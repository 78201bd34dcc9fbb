/// The error of asking for a number that an exploration does not count.
public enum CountingError: Error, Hashable, CustomStringConvertible {
  /// The calls of a dependency, or its answers, are not counted.
  case isNotCounted(String, counted: [String])
  /// No dependency and no answer with the counted name was observed.
  case isUnknown(String)

  public var description: String {
    switch self {
    case .isNotCounted(let name, let counted):
      """
      The exploration does not count “\(name)”. Pass `counting: ["\(name)": 1]` to it, with the greatest number that the \
      law compares with. It counts \(counted.isEmpty ? "nothing" : counted.joined(separator: ", ")).
      """
    case .isUnknown(let name):
      """
      The exploration counts “\(name)”, but has seen no call and no answer with this name. Use the name of a steered \
      dependency, or of one of its answers.
      """
    }
  }
}
