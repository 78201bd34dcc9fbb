extension PartialFile {
  /// Returns `nil` if the browser cannot recognize the file.
  init?(_ name: String, size: Int, fingerprint: String, of browser: Secret) {
    let isPlain = fingerprint.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-")
    }
    guard isPlain, 1...100 ~= fingerprint.utf8.count else { return nil }
    self.browser = browser.description
    self.name = name
    self.size = size
    self.fingerprint = fingerprint
  }
}
