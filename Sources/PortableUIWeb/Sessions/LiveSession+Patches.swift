import PortableUI

extension LiveSession {
  /// Starts to send changes as patches.
  func startPatches() {
    host.didRender = { [weak self] ops in self?.append(ops) }
  }

  private func append(_ ops: [Op]) {
    guard openPatch == nil else { return write(ops) }
    beginPatch()
    write(ops)
    endPatch(isAnswer: false)
  }

  private func write(_ ops: [Op]) {
    for op in ops { openPatch?.op(op, refused: pages.reporter.refused) }
  }

  /// Starts a patch that collects the changes until ``endPatch(isAnswer:)``.
  func beginPatch() {
    var patch = JSONWriter()
    patch.bytes.reserveCapacity(96)
    patch.raw("data:[")
    patch.number(ring.newest + 1)
    patch.byte(",")
    patch.number(applied)
    openPatch = patch
  }

  /// Sends the patch if it contains changes or acknowledges events.
  func endPatch(isAnswer: Bool) {
    guard var patch = openPatch.take(), !hasEnded else { return }
    needsAcknowledgment = needsAcknowledgment || isAnswer
    if !ring.isFull {
      for control in refusals { patch.refusal(control) }
      refusals = []
    }
    let hasOps = patch.bytes.last == UInt8(ascii: "]")
    guard hasOps || needsAcknowledgment && !ring.isFull else { return }
    patch.raw("]\n\n")
    needsAcknowledgment = false
    ring.append(patch.bytes)
    if ring.isFull { host.isPaused = true }
    writtenBytes += patch.bytes.count
    pages.reporter.patch(bytes: patch.bytes.count)
    send(patch.bytes)
  }

  /// Resumes rendering if it was stopped and the page has acknowledged enough patches.
  func resumeRendering() {
    if host.isPaused, !ring.isFull { host.isPaused = false }
  }

  /// Returns a frame with the whole tree. Its number is that of the newest patch that it includes.
  func snapshot() -> FrameQueue.Frame {
    ring.clear()
    needsAcknowledgment = false
    host.didRender = nil
    host.isPaused = false
    host.flush()
    startPatches()

    var frame = JSONWriter()
    frame.raw("event:snapshot\ndata:[")
    frame.number(ring.newest)
    frame.byte(",")
    frame.number(applied)
    frame.byte(",")
    frame.string(host.title)
    frame.byte(",")
    frame.node(host.tree, refused: pages.reporter.refused)
    frame.raw("]\n\n")
    writtenBytes += frame.bytes.count
    pages.reporter.snapshot(bytes: frame.bytes.count)
    return frame.bytes
  }
}
