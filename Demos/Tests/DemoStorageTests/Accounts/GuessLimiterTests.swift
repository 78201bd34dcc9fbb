import Testing
import VSMTesting

@testable import DemoStorage

@MainActor struct GuessLimiterTests {
  private let clock = TestClock()
  private let limiter: GuessLimiter

  init() { limiter = GuessLimiter(clock: clock) }

  @Test func anAccountHasFiveGuessesAndOneMorePerMinute() async {
    for _ in 0..<5 { #expect(limiter.take(account: "ada", address: nil) == nil) }
    #expect(limiter.take(account: "ada", address: nil) == .seconds(60))
    #expect(limiter.take(account: "bob", address: nil) == nil)
    await clock.advance(by: .seconds(59))
    #expect(limiter.take(account: "ada", address: nil) == .seconds(1))
    await clock.advance(by: .seconds(1))
    #expect(limiter.take(account: "ada", address: nil) == nil)
    #expect(limiter.take(account: "ada", address: nil) == .seconds(60))
  }

  @Test func anAddressHasTwentyGuessesForAllAccounts() async {
    for number in 0..<20 { #expect(limiter.take(account: "\(number)", address: "192.0.2.1") == nil) }
    #expect(limiter.take(account: "x", address: "192.0.2.1") == .seconds(15))
    #expect(limiter.take(account: "x", address: "192.0.2.2") == nil)
    await clock.advance(by: .seconds(15))
    #expect(limiter.take(account: "x", address: "192.0.2.1") == nil)
  }

  @Test func aRejectedGuessTakesNothingFromTheOtherLimit() {
    for number in 0..<20 { #expect(limiter.take(account: "\(number)", address: "192.0.2.1") == nil) }
    for _ in 0..<9 { #expect(limiter.take(account: "ada", address: "192.0.2.1") != nil) }
    #expect(limiter.take(account: "ada", address: "192.0.2.2") == nil)
  }

  @Test func aSuccessReturnsItsGuess() {
    for _ in 0..<50 {
      #expect(limiter.take(account: "ada", address: "192.0.2.1") == nil)
      limiter.giveBack(account: "ada", address: "192.0.2.1")
    }
  }

  @Test func aNetworkOfIPv6IsOneAddress() {
    #expect(GuessLimiter.network(of: "2001:db8::1") == GuessLimiter.network(of: "2001:db8:0:0:ffff::2"))
    #expect(GuessLimiter.network(of: "2001:db8::1") != GuessLimiter.network(of: "2001:db8:0:1::1"))
    #expect(GuessLimiter.network(of: "192.0.2.1") == "192.0.2.1")
  }

  @Test func memoryIsBoundedAndTheMostLimitedAreRemembered() {
    for _ in 0..<5 { _ = limiter.take(account: "ada", address: nil) }
    for number in 0..<(2 * GuessLimiter.capacity) { _ = limiter.take(account: "\(number)", address: nil) }
    #expect(limiter.count <= GuessLimiter.capacity)
    #expect(limiter.take(account: "ada", address: nil) != nil)
  }
}
