import Testing

@testable import PortableUIWeb

struct AcceptEncodingTests {
  @Test(arguments: [
    "gzip", "GZIP", "br, gzip", "gzip;q=0.5", "gzip; q=1", "gzip;q=0.001", "gzip ; level=0", "gzip;q=01",
    "gzip;q=0.,gzip",
    "deflate,gzip;q=1.0,*",
  ])
  func gzipIsAccepted(field: String) {
    #expect(AcceptEncoding.containsGzip(field.utf8))
  }

  @Test(arguments: [
    "", ",", ";", "br", "xgzip", "gzipx", "gzip;q=0", "gzip; q=0.000", "gzip;Q=0.", "GZIP;q=0", "deflate, identity",
    "gzip;a;q=0", "gzip;q=0,5",
  ])
  func gzipIsNotAccepted(field: String) {
    #expect(!AcceptEncoding.containsGzip(field.utf8))
  }

  /// Each part of this field once cost an evaluation of a regular expression.
  @Test(arguments: CountedBytes.sizes)
  func workIsBounded(parts: Int) {
    for field in ["gzip" + String(repeating: ";a", count: parts), String(repeating: "a,", count: parts) + "gzip"] {
      let bytes = CountedBytes(field)
      _ = AcceptEncoding.containsGzip(bytes)
      #expect(bytes.work.reads <= 1_024)
    }
  }
}
