import PortableUI

extension LiveSession {
  /// Starts to send changes as patches.
  func startPatches() { host.didRender = { [weak self] ops in self?.append(ops) } }

  private func append(_ ops: [Op]) {
    guard !patches.isOpen else { return write(ops) }
    beginPatch()
    write(ops)
    endPatch(isAnswer: false)
  }

  private func write(_ ops: [Op]) { patches.write(ops, refused: pages.reporter.refused) }

  /// Starts a patch that collects the changes until ``endPatch(isAnswer:)``.
  func beginPatch() { patches.begin(applied: inbox.applied) }

  /// Sends the patch if it contains changes or acknowledges events.
  func endPatch(isAnswer: Bool) {
    guard !hasEnded, let frame = patches.finish(isAnswer: isAnswer) else { return }
    if patches.isFull { host.isPaused = true }
    pages.reporter.patch(bytes: frame.count)
    send(frame)
  }

  /// Resumes rendering if it was stopped and the page has acknowledged enough patches.
  func resumeRendering() {
    if host.isPaused, !patches.isFull { host.isPaused = false }
  }

  /// Renders all changes, and returns a frame with the whole tree.
  func snapshot() -> FrameQueue.Frame {
    patches.clear()
    host.didRender = nil
    host.isPaused = false
    host.flush()
    startPatches()
    // Before it is written, because views can be evaluated for it.
    let (tree, title) = (host.tree, host.title)
    let frame = patches.snapshot(of: tree, title: title, applied: inbox.applied, refused: pages.reporter.refused)
    pages.reporter.snapshot(bytes: frame.count)
    return frame
  }
}
