import Testing

@testable import PortableUIWeb

struct PageLimiterTests {
  @Test func eachNetworkHasItsOwnLimit() {
    var limiter = PageLimiter(burst: 1, perSecond: 1)
    let first = limiter.take(.other("a"), at: .zero)
    let second = limiter.take(.other("a"), at: .zero)
    #expect(first && !second && !limiter.allows(.other("a"), at: .zero) && limiter.allows(.other("b"), at: .zero))
    let other = limiter.take(.other("b"), at: .zero)
    let later = limiter.take(.other("a"), at: .seconds(1))
    #expect(other && later)
  }

  @Test func memoryIsBounded() {
    var limiter = PageLimiter(burst: 1, perSecond: 1)
    for number in 0..<100_000 { _ = limiter.take(.other("\(number)"), at: .zero) }
    #expect(limiter.count <= 2 * PageLimiter.generationSize)
    #expect(!limiter.allows(.other("99999"), at: .zero))
  }

  @Test func networkThatComesBackKeepsItsLimitAcrossGenerations() {
    var limiter = PageLimiter(burst: 1, perSecond: 0.001)
    _ = limiter.take(.other("busy"), at: .zero)
    for number in 0..<PageLimiter.generationSize * 3 {
      _ = limiter.take(.other("\(number)"), at: .zero)
      guard number % 1000 == 0 else { continue }
      let isTaken = limiter.take(.other("busy"), at: .zero)
      #expect(!isTaken)
    }
  }
}
