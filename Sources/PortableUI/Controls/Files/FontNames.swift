/// The names of a font, from the table `name` of a TrueType or OpenType file.
struct FontNames {
  /// The family, the full name and the PostScript name, without duplicates.
  private(set) var names: [String] = []

  private let bytes: [UInt8]

  /// Reads a file; a file of another kind, or a damaged one, has no names.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let version = word(at: 0), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version), let table = table(),
      let count = short(at: table + 2), let strings = short(at: table + 4)
    else { return }
    for index in 0..<count {
      let record = table + 6 + index * 12
      guard let platform = short(at: record), let kind = short(at: record + 6), let length = short(at: record + 8),
        let offset = short(at: record + 10)
      else { return }
      // Family, full name, PostScript name, and the family that has more than four styles.
      guard [1, 4, 6, 16].contains(kind) else { continue }
      let name = text(from: table + strings + offset, length: length, isWide: platform != 1)
      if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
  }

  /// Returns the place of the table `name`.
  private func table() -> Int? {
    guard let count = short(at: 4) else { return nil }
    for index in 0..<count {
      let entry = 12 + index * 16
      if word(at: entry) == 0x6E61_6D65 { return word(at: entry + 8) }
    }
    return nil
  }

  private func text(from start: Int, length: Int, isWide: Bool) -> String? {
    guard start >= 0, start + length <= bytes.count else { return nil }
    let part = bytes[start..<start + length]
    guard isWide else { return String(decoding: part, as: UTF8.self) }
    let units = stride(from: part.startIndex, to: part.endIndex - 1, by: 2).map {
      UInt16(part[$0]) << 8 | UInt16(part[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func short(at place: Int) -> Int? {
    place >= 0 && place + 2 <= bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : nil
  }

  private func word(at place: Int) -> Int? {
    guard let high = short(at: place), let low = short(at: place + 2) else { return nil }
    return high << 16 | low
  }
}
