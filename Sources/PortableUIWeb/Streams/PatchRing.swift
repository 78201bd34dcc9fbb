/// The patches that a page has not acknowledged yet, each with its number.
struct PatchRing {
  typealias Frame = [UInt8]

  private var frames: [Frame] = []
  private var byteCount = 0
  /// The number of the newest patch; the first one has 1.
  private(set) var newest: UInt64 = 0
  private let countLimit: Int
  private let byteLimit: Int

  init(countLimit: Int, byteLimit: Int) {
    self.countLimit = max(1, countLimit)
    self.byteLimit = max(1, byteLimit)
  }

  /// Whether the page must acknowledge something before more is rendered for it.
  var isFull: Bool { frames.count >= countLimit || byteCount >= byteLimit }

  /// The number of the newest patch that has left the ring.
  private var acknowledged: UInt64 { newest - UInt64(frames.count) }

  mutating func append(_ frame: Frame) {
    frames.append(frame)
    byteCount += frame.count
    newest += 1
  }

  /// Lets go of the patches up to `number`. A number that was not sent yet, or is an old one, changes nothing.
  mutating func acknowledge(_ number: UInt64) {
    guard number > acknowledged, number <= newest else { return }
    let count = Int(number - acknowledged)
    byteCount -= frames[..<count].reduce(0) { $0 + $1.count }
    frames.removeFirst(count)
  }

  /// The patches after `number`, oldest first, or `nil` where some of them are not here.
  func frames(after number: UInt64) -> ArraySlice<Frame>? {
    guard number >= acknowledged, number <= newest else { return nil }
    return frames[Int(number - acknowledged)...]
  }

  /// Lets go of everything, since the page gets its whole tree anew.
  mutating func clear() {
    frames = []
    byteCount = 0
  }
}
