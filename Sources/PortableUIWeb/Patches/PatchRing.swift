/// The unacknowledged patches of a page, by their numbers.
struct PatchRing {
  typealias Frame = [UInt8]

  private var frames: [Frame] = []
  private var byteCount = 0
  /// The number of the newest patch, counted from 1.
  private(set) var newest: UInt64 = 0
  private let countLimit: Int
  private let byteLimit: Int

  init(countLimit: Int, byteLimit: Int) {
    self.countLimit = max(1, countLimit)
    self.byteLimit = max(1, byteLimit)
  }

  /// Whether the page must acknowledge patches before rendering can continue.
  var isFull: Bool { frames.count >= countLimit || byteCount >= byteLimit }

  /// The number of the last patch that was removed.
  private var acknowledged: UInt64 { newest - UInt64(frames.count) }

  mutating func append(_ frame: Frame) {
    frames.append(frame)
    byteCount += frame.count
    newest += 1
  }

  /// Removes the patches up to `number`. A number that is not in the ring has no effect.
  mutating func acknowledge(_ number: UInt64) {
    guard number > acknowledged, number <= newest else { return }
    let count = Int(number - acknowledged)
    byteCount -= frames[..<count].reduce(0) { $0 + $1.count }
    frames.removeFirst(count)
  }

  /// Returns the patches after `number`, from oldest to newest, or `nil` if some of them are not in the ring.
  func frames(after number: UInt64) -> ArraySlice<Frame>? {
    guard number >= acknowledged, number <= newest else { return nil }
    return frames[Int(number - acknowledged)...]
  }

  /// Removes all patches, because a snapshot replaces them.
  mutating func clear() {
    frames = []
    byteCount = 0
  }
}
