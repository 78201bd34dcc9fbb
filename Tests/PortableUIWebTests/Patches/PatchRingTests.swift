import Testing

@testable import PortableUIWeb

struct PatchRingTests {
  private func ring(_ count: Int) -> PatchRing {
    var ring = PatchRing(countLimit: 3, byteLimit: 100)
    for number in 0..<count { ring.append([UInt8(number + 1)]) }
    return ring
  }

  @Test func patchesAreNumberedFromOne() {
    #expect(ring(0).newest == 0)
    #expect(ring(2).newest == 2)
  }

  @Test func missedPatchesAreReturned() {
    let ring = ring(3)
    #expect(ring.frames(after: 0) == [[1], [2], [3]])
    #expect(ring.frames(after: 2) == [[3]])
    #expect(ring.frames(after: 3) == [])
  }

  @Test func removedPatchesAreAGap() {
    var ring = ring(3)
    ring.acknowledge(2)
    #expect(ring.frames(after: 1) == nil)
    #expect(ring.frames(after: 2) == [[3]])
    #expect(ring.frames(after: 4) == nil)
    ring.clear()
    #expect(ring.frames(after: 2) == nil)
    #expect(ring.frames(after: 3) == [])
  }

  @Test func acknowledgmentRemovesPatches() {
    var ring = ring(3)
    #expect(ring.isFull)
    ring.acknowledge(1)
    #expect(!ring.isFull)
    #expect(ring.newest == 3)
  }

  @Test func invalidAcknowledgmentsHaveNoEffect() {
    var ring = ring(3)
    ring.acknowledge(4)
    ring.acknowledge(.max)
    ring.acknowledge(0)
    #expect(ring.isFull)
    ring.acknowledge(3)
    ring.acknowledge(1)
    #expect(ring.frames(after: 3) == [])
  }

  @Test func bytesAreLimited() {
    var ring = PatchRing(countLimit: 10, byteLimit: 100)
    ring.append(Array(repeating: 0, count: 99))
    #expect(!ring.isFull)
    ring.append([0])
    #expect(ring.isFull)
    ring.acknowledge(1)
    #expect(!ring.isFull)
  }
}
