/// The header field that lets a browser store a response as a file, as in RFC 6266.
enum ContentDisposition {
  /// Returns the value for a file with a name, which can contain any characters.
  static func attachment(named name: String) -> String {
    let plain = String(name.unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded(name))"
  }

  /// Whether a character has the same meaning for all browsers.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F && !"\"\\%/;".unicodeScalars.contains(scalar)
  }

  private static func encoded(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || "0123456789!#$&+-.^_`|~".unicodeScalars.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
