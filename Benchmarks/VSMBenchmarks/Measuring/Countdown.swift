/// Lets one task wait until a number of steps are done.
@MainActor
final class Countdown {
  private let gate = Gate()
  private var remaining: Int

  init(from count: Int) {
    remaining = count
  }

  func step() {
    remaining -= 1
    if remaining == 0 { gate.open() }
  }

  func pass() async {
    await gate.pass()
  }
}
