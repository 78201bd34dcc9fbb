import Testing

@testable import PortableUIWeb

struct TokenBucketTests {
  @Test func aBurstIsLimited() {
    var bucket = TokenBucket(capacity: 3, perSecond: 1, at: .zero)
    #expect(bucket.take(2, at: .zero))
    #expect(!bucket.take(2, at: .zero))
    #expect(bucket.take(1, at: .zero))
    #expect(!bucket.take(1, at: .zero))
  }

  @Test func tokensComeBackWithTime() {
    var bucket = TokenBucket(capacity: 3, perSecond: 2, at: .zero)
    #expect(bucket.take(3, at: .zero))
    #expect(!bucket.take(1, at: .milliseconds(499)))
    #expect(bucket.take(1, at: .milliseconds(500)))
    #expect(!bucket.take(4, at: .seconds(1000)))
    #expect(bucket.take(3, at: .seconds(1000)))
  }
}
