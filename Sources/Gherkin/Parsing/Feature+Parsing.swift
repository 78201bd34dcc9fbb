extension Feature {
  /// Parses a feature file.
  ///
  /// Its keywords are English, unless a comment above the feature, such as `# language: de`, names another language.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  /// - Parameter file: The name of the file in messages.
  /// - Throws: ``GherkinError`` with all problems of the file.
  public init(parsing source: String, file: String) throws(GherkinError) {
    var parser = FeatureParser(source: source)
    let feature = parser.parse(file: file)
    guard let feature, parser.problems.isEmpty else {
      throw GherkinError(file: file, problems: parser.problems.sorted { $0.location < $1.location })
    }
    self = feature
  }

  /// Parses a feature file from UTF-8 bytes.
  ///
  /// - Parameter file: The name of the file in messages.
  /// - Throws: ``GherkinError`` with all problems of the file.
  public init(parsing bytes: some Collection<UInt8>, file: String) throws(GherkinError) {
    guard let source = String(validUTF8: bytes) else {
      throw GherkinError(file: file, problems: [.notText(bytes)])
    }
    try self.init(parsing: source, file: file)
  }
}

extension GherkinError.Problem {
  /// Returns the problem of the first line that is not valid UTF-8. A line feed byte is not part of any other
  /// character.
  fileprivate static func notText(_ bytes: some Collection<UInt8>) -> Self {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validUTF8: $0) == nil } ?? 0
    return Self(
      location: Location(line: index + 1, column: 1), message: "This line is not text in UTF-8.",
      advice: "Save the file as UTF-8.")
  }
}

extension String {
  /// Decodes the bytes, or returns `nil` if they are not valid UTF-8. The standard library's validating initializer
  /// requires the operating systems of 2024.
  fileprivate init?(validUTF8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
