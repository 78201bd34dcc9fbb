import Testing
import VSMTestingCore

@Suite struct SeededGeneratorTests {
  /// The first numbers of the published reference implementation for this seed.
  @Test func sequenceMatchesSplitMix64() {
    var random = SeededGenerator(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test func orderIsTheSameInEveryRun() {
    var first = SeededGenerator(seed: 7)
    var second = SeededGenerator(seed: 7)
    #expect((0..<50).shuffled(using: &first) == (0..<50).shuffled(using: &second))
  }
}
