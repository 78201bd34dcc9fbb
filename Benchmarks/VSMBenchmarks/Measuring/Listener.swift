/// A subscriber's minimal work: it counts values.
@MainActor
final class Listener {
  private(set) var heard = 0

  func hear() { heard &+= 1 }
}
