import Testing

@testable import PortableUIWeb

struct TokenBucketTests {
  @Test func burstIsLimited() {
    var bucket = TokenBucket(capacity: 3, perSecond: 1, at: .zero)
    let taken = [2, 2, 1, 1].map { bucket.take($0, at: .zero) }
    #expect(taken == [true, false, true, false])
  }

  @Test func tokensAreRefilledOverTime() {
    var bucket = TokenBucket(capacity: 3, perSecond: 2, at: .zero)
    let takings: [(Int, Duration)] = [
      (3, .zero), (1, .milliseconds(499)), (1, .milliseconds(500)), (4, .seconds(1000)), (3, .seconds(1000)),
    ]
    let taken = takings.map { bucket.take($0.0, at: $0.1) }
    #expect(taken == [true, false, true, false, true])
  }

  @Test func workCanExceedTheTokensByTheCapacity() {
    var bucket = TokenBucket(capacity: 3, perSecond: 1, at: .zero)
    bucket.charge(2.5, at: .zero)
    #expect(!bucket.allows(1, at: .zero) && bucket.allows(0, at: .zero))
    bucket.charge(100, at: .zero)
    #expect(!bucket.allows(0, at: .milliseconds(2_999)) && bucket.allows(0, at: .seconds(3)))
    #expect(!bucket.allows(3, at: .milliseconds(5_999)) && bucket.allows(3, at: .seconds(6)))
  }
}
