/// Bytes that count how often one of them is read.
struct CountedBytes: RandomAccessCollection {
  final class Count {
    var reads = 0
  }

  /// The sizes, in parts, at which a test compares the work of a parser.
  static let sizes = [1, 2, 4, 8, 16, 64, 256, 1_024, 4_096, 16_384]

  private let bytes: [UInt8]
  let count: Int
  let work = Count()

  init(_ text: String) {
    bytes = Array(text.utf8)
    count = bytes.count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> UInt8 {
    work.reads += 1
    return bytes[index]
  }
}
