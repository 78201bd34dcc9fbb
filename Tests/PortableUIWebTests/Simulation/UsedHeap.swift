import Foundation

/// Returns the number of bytes that the process has allocated, by the account of glibc, or `nil` without one.
///
/// Blocks that are cached for a thread count as allocated.
func usedHeap() -> Int? {
  #if canImport(Glibc)
    // The header `malloc.h` belongs to no module.
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    let report = unsafeBitCast(symbol, to: Report.self)
    var (bytes, count) = (nil as UnsafeMutablePointer<CChar>?, 0)
    guard let file = open_memstream(&bytes, &count) else { return nil }
    defer { free(bytes) }
    let status = report(0, file)
    fclose(file)
    guard status == 0, let bytes, let totals = String(cString: bytes).components(separatedBy: "</heap>").last else {
      return nil
    }
    func size(_ element: Regex<(Substring, Substring)>) -> Int? {
      totals.firstMatch(of: element).flatMap { Int($0.output.1) }
    }
    guard let system = size(/<system type="current" size="(\d+)"/),
      let mapped = size(/type="mmap" count="\d+" size="(\d+)"/),
      let fast = size(/type="fast" count="\d+" size="(\d+)"/), let free = size(/type="rest" count="\d+" size="(\d+)"/)
    else { return nil }
    return system + mapped - fast - free
  #else
    nil
  #endif
}
