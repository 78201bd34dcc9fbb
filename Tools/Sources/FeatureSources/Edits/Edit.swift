import SwiftSyntax

/// The replacement of a range of a file's text.
public struct Edit: Hashable, Sendable {
  /// The range in UTF-8.
  public var range: Range<Int>
  public var replacement: String

  public init(_ range: Range<Int>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Replaces a range of positions.
  public init(from start: AbsolutePosition, to end: AbsolutePosition, with replacement: String) {
    self.init(start.utf8Offset..<end.utf8Offset, with: replacement)
  }

  /// Replaces a node, but neither the comments and spaces before it nor those after it.
  public init(_ node: some SyntaxProtocol, with replacement: String) {
    self.init(
      from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia, with: replacement)
  }
}

extension Sequence<Edit> {
  /// The edits in the order of the text, without those that overlap an earlier one.
  public var inOrder: [Edit] {
    let sorted = Set(self).sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.replacement)
        < ($1.range.lowerBound, $1.range.upperBound, $1.replacement)
    }
    return sorted.reduce(into: []) { result, edit in
      if let last = result.last, edit.range.lowerBound < last.range.upperBound { return }
      result.append(edit)
    }
  }
}

extension String {
  /// This text with edits made in it. Everything outside of their ranges stays as it is.
  public func applying(_ edits: some Sequence<Edit>) -> String {
    let old = Array(utf8)
    var new: [UInt8] = []
    var position = 0
    for edit in edits.inOrder {
      new += old[position..<edit.range.lowerBound]
      new += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: new + old[position...], as: UTF8.self)
  }
}
