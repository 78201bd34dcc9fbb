import PortableUI

/// The patches of a page: the one that is being written, and those that the page has not acknowledged.
struct PatchLog {
  typealias Frame = FrameQueue.Frame

  private var ring: PatchRing
  /// Collects the operations of a batch.
  private var open: OpenPatch?
  /// Whether a batch is not acknowledged, because the ring was full.
  private var owesAcknowledgment = false
  /// The controls whose events were refused, which the page has not been told.
  private var refusals: [NodeID] = []
  /// The number of bytes of all patches and snapshots.
  private(set) var writtenBytes = 0

  init(_ configuration: LivePageConfiguration) {
    ring = PatchRing(countLimit: configuration.ringCount, byteLimit: configuration.ringBytes)
  }

  /// The number of the newest patch.
  var newest: UInt64 { ring.newest }

  /// Whether the page must acknowledge patches before rendering can continue.
  var isFull: Bool { ring.isFull }

  /// Whether a patch is being written.
  var isOpen: Bool { open != nil }

  // MARK: Writing

  /// Starts a patch that collects operations until ``finish(isAnswer:)``.
  mutating func begin(applied: UInt64) { open = OpenPatch(number: ring.newest + 1, applied: applied) }

  mutating func write(_ ops: [Op], refused: (RefusedContent) -> Void) {
    for op in ops { open?.write(op, refused: refused) }
  }

  mutating func write(ticket: Secret) { open?.write(ticket: ticket) }

  mutating func write(download path: String, of file: ExportedFile) { open?.write(download: path, of: file) }

  /// Records a control whose event was refused, until a patch tells the page.
  mutating func refuse(_ control: NodeID) { refusals.append(control) }

  /// Ends the open patch, and returns its frame if it has entries or acknowledges a batch.
  ///
  /// - Parameter isAnswer: Whether the patch is due even without entries, because it answers events.
  mutating func finish(isAnswer: Bool) -> Frame? {
    guard var patch = open.take() else { return nil }
    owesAcknowledgment = owesAcknowledgment || isAnswer
    if !isFull {
      for control in refusals { patch.write(refusalOf: control) }
      refusals = []
    }
    guard !patch.isEmpty || owesAcknowledgment && !isFull else { return nil }
    owesAcknowledgment = false
    let frame = patch.finish()
    ring.append(frame)
    writtenBytes += frame.count
    return frame
  }

  /// Returns a frame with the whole tree. Its number is the number of the newest patch that it includes.
  mutating func snapshot(
    of tree: RenderNode, title: String?, applied: UInt64, refused: (RefusedContent) -> Void
  ) -> Frame {
    var frame = JSONWriter()
    frame.raw("event:snapshot\ndata:[")
    frame.number(ring.newest)
    frame.byte(",")
    frame.number(applied)
    frame.byte(",")
    frame.string(title)
    frame.byte(",")
    frame.node(tree, refused: refused)
    frame.raw("]\n\n")
    writtenBytes += frame.bytes.count
    return frame.bytes
  }

  // MARK: Acknowledgment

  /// Removes the patches up to `number`, except those that the page has not read. Otherwise, a page that acknowledges
  /// unread patches could make the queue grow without limit.
  mutating func acknowledge(_ number: UInt64, unread: Int = 0) {
    let unread = UInt64(unread)
    ring.acknowledge(min(number, ring.newest > unread ? ring.newest - unread : 0))
  }

  /// Returns the patches after `number`, from oldest to newest, or `nil` if some of them are gone.
  func frames(after number: UInt64) -> ArraySlice<Frame>? { ring.frames(after: number) }

  /// Removes all patches, because a snapshot replaces them.
  mutating func clear() {
    ring.clear()
    owesAcknowledgment = false
  }
}
