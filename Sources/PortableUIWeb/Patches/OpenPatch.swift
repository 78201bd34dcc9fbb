import PortableUI

/// A patch that is being written: its number and the number of the last applied batch, then its entries.
struct OpenPatch {
  private var writer = JSONWriter()
  private let headLength: Int

  init(number: UInt64, applied: UInt64) {
    writer.bytes.reserveCapacity(96)
    writer.raw("data:[")
    writer.number(number)
    writer.byte(",")
    writer.number(applied)
    headLength = writer.bytes.count
  }

  /// Whether the patch has no entries. It can still acknowledge a batch.
  var isEmpty: Bool { writer.bytes.count == headLength }

  mutating func write(_ op: Op, refused: (RefusedContent) -> Void) { writer.op(op, refused: refused) }

  /// Writes that an event of a control was refused.
  mutating func write(refusalOf control: NodeID) { writer.refusal(control) }

  mutating func write(ticket: Secret) { writer.ticket(ticket) }

  mutating func write(download path: String, of file: ExportedFile) { writer.download(path, of: file) }

  /// Ends the patch, and returns its frame.
  consuming func finish() -> FrameQueue.Frame {
    writer.raw("]\n\n")
    return writer.bytes
  }
}
