extension Feature {
  /// Reads a feature file written in English Gherkin.
  ///
  /// The time it takes grows with the length of the text and with nothing else.
  ///
  /// - Parameter file: What messages call the file.
  /// - Throws: ``GherkinError`` with all that is wrong with it.
  public init(parsing source: String, file: String) throws(GherkinError) {
    var parser = FeatureParser(source: source)
    let feature = parser.parse(file: file)
    guard let feature, parser.problems.isEmpty else {
      throw GherkinError(file: file, problems: parser.problems.sorted { $0.location < $1.location })
    }
    self = feature
  }

  /// Reads a feature file from its bytes, which are to be UTF-8.
  ///
  /// - Parameter file: What messages call the file.
  /// - Throws: ``GherkinError`` with all that is wrong with it.
  public init(parsing bytes: some Collection<UInt8>, file: String) throws(GherkinError) {
    guard let source = String(validUTF8: bytes) else {
      throw GherkinError(file: file, problems: [.notText(bytes)])
    }
    try self.init(parsing: source, file: file)
  }
}

extension GherkinError.Problem {
  /// The first line that is no UTF-8. The bytes of a line feed are part of no other character.
  fileprivate static func notText(_ bytes: some Collection<UInt8>) -> Self {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validUTF8: $0) == nil } ?? 0
    return Self(
      location: Location(line: index + 1, column: 1), message: "This line is not text in UTF-8.",
      advice: "Save the file as UTF-8.")
  }
}

extension String {
  /// The text of these bytes, if they are one. (The standard library's own check needs the systems of 2024.)
  fileprivate init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
