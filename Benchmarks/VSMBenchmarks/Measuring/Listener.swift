/// What a subscriber does here: as little as can be.
@MainActor
final class Listener {
  private(set) var heard = 0

  func hear() { heard &+= 1 }
}
