/// A random number generator with the same sequence in every run and on every platform, so that failures can be
/// reproduced.
///
/// The algorithm is SplitMix64. It is fast, has 64 bits of state, and is not cryptographically secure.
///
/// ```swift
/// var random = SeededGenerator(seed: 2026)
/// let rows = (0..<100).shuffled(using: &random)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator. All seeds are equally suitable.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
