#if os(Linux)
  import Foundation
  import Glibc

  /// The names of the functions in the process's code, from the symbol tables of the loaded files.
  ///
  /// A name is looked up once for each address. Files without a symbol table have no names.
  ///
  /// `@unchecked Sendable`: `lock` guards all mutable state.
  final class FunctionNames: @unchecked Sendable {
    static let shared = FunctionNames()

    private let lock = NSLock()
    private var names: [UInt: String?] = [:]
    private var regions: [Region] = []
    private var tables: [String: SymbolTable?] = [:]

    /// A part of a file that is loaded as code.
    private struct Region {
      let addresses: Range<UInt>
      let fileOffset: UInt
      let path: String
    }

    /// Returns the mangled name of the function that contains an address.
    func name(at address: UInt) -> String? {
      lock.withLock {
        if let known = names[address] { return known }
        let name = lookUp(address)
        names[address] = .some(name)
        return name
      }
    }

    private func lookUp(_ address: UInt) -> String? {
      if !regions.contains(where: { $0.addresses.contains(address) }) { regions = Self.loadedRegions() }
      guard let region = regions.first(where: { $0.addresses.contains(address) }) else { return nil }
      let table = tables[region.path] ?? SymbolTable(contentsOf: region.path)
      tables[region.path] = .some(table)
      return table?.function(atFileOffset: address - region.addresses.lowerBound + region.fileOffset)
    }

    private static func loadedRegions() -> [Region] {
      // Read to its end, since the file has no size, and `String(contentsOfFile:)` returns only its first part.
      let file = FileHandle(forReadingAtPath: "/proc/self/maps")
      let maps = (try? file?.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return maps.split(separator: "\n").compactMap { line in
        // The addresses, permissions, offset, device, number and path.
        let parts = line.split(separator: " ", maxSplits: 5)
        guard parts.count == 6, parts[1].contains("x") else { return nil }
        let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, let offset = UInt(parts[2], radix: 16) else { return nil }
        return Region(addresses: bounds[0]..<bounds[1], fileOffset: offset, path: String(parts[5].drop { $0 == " " }))
      }
    }
  }

  /// The functions of a file in the format ELF for 64 bits.
  private struct SymbolTable {
    private let file: Data
    private let segments: [Segment]
    private let symbols: Section
    private let strings: Section

    /// A part of the file that is loaded to an address.
    private struct Segment {
      let fileOffset: UInt
      let address: UInt
      let size: UInt
    }

    private struct Section {
      let type: UInt32
      let offset: Int
      let size: Int
      let link: Int
    }

    init?(contentsOf path: String) {
      guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped), file.count > 64 else {
        return nil
      }
      let parts: (segments: [Segment], sections: [Section])? = file.withUnsafeBytes { bytes in
        guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return nil }
        func number(_ offset: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
        func count(_ offset: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) }
        let (programHeaders, sectionHeaders) = (number(32), number(40))
        let (segmentCount, sectionCount) = (count(56), count(60))
        guard programHeaders + segmentCount * 56 <= bytes.count, sectionHeaders + sectionCount * 64 <= bytes.count
        else {
          return nil
        }
        let segments = (0..<segmentCount).map { index in
          let header = programHeaders + index * 56
          return Segment(
            fileOffset: UInt(number(header + 8)), address: UInt(number(header + 16)), size: UInt(number(header + 32)))
        }
        let sections = (0..<sectionCount).map { index in
          let header = sectionHeaders + index * 64
          return Section(
            type: bytes.loadUnaligned(fromByteOffset: header + 4, as: UInt32.self), offset: number(header + 24),
            size: number(header + 32), link: Int(bytes.loadUnaligned(fromByteOffset: header + 40, as: UInt32.self)))
        }
        return (segments, sections)
      }
      let (symbolTable, dynamicSymbolTable): (UInt32, UInt32) = (2, 11)
      guard let parts,
        let symbols = parts.sections.first(where: { $0.type == symbolTable })
          ?? parts.sections.first(where: { $0.type == dynamicSymbolTable }),
        parts.sections.indices.contains(symbols.link)
      else { return nil }
      (self.file, segments, self.symbols, strings) = (file, parts.segments, symbols, parts.sections[symbols.link])
      guard symbols.offset + symbols.size <= file.count, strings.offset + strings.size <= file.count else { return nil }
    }

    func function(atFileOffset offset: UInt) -> String? {
      guard
        let segment = segments.first(where: { offset >= $0.fileOffset && offset - $0.fileOffset < $0.size })
      else { return nil }
      let address = offset - segment.fileOffset + segment.address
      let entrySize = 24
      return file.withUnsafeBytes { bytes in
        var entry = symbols.offset
        while entry + entrySize <= symbols.offset + symbols.size {
          let value = UInt(bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self))
          if value <= address, address - value < UInt(bytes.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self))
          {
            let name = Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
            return String(cString: (bytes.baseAddress! + strings.offset + name).assumingMemoryBound(to: CChar.self))
          }
          entry += entrySize
        }
        return nil
      }
    }
  }
#endif
