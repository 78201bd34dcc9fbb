import Testing

@testable import PortableUI

struct ContentSignatureTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static let texts: [(String, ContentSignature)] = [
    ("GIF89a", .gif), ("RIFF\0\0\0\0WEBPVP8 ", .webP), ("RIFF\0\0\0\0WAVEfmt ", .wav), ("\0\0\0\u{18}ftypheic", .heif),
    ("\0\0\0\u{18}ftypisom", .mpeg4), ("%PDF-1.7", .pdf), ("PK\u{3}\u{4}", .zip),
  ]

  @Test(arguments: texts)
  func signaturesAreFound(text: String, signature: ContentSignature) {
    #expect(ContentSignature.found(in: Array(text.utf8)).contains(signature))
  }

  private static let bytes: [([UInt8], ContentSignature)] = [
    (png, .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ([0x1F, 0x8B, 8, 0], .gzip), ([0x49, 0x49, 0x2A, 0], .tiff),
  ]

  @Test(arguments: bytes)
  func binarySignaturesAreFound(bytes: [UInt8], signature: ContentSignature) {
    #expect(ContentSignature.found(in: bytes).contains(signature))
  }

  @Test func textIsFoundInSeveralEncodings() {
    #expect(ContentSignature.found(in: Array("Grüße, 世界\n".utf8)) == [.text])
    #expect(ContentSignature.found(in: [0xFF, 0xFE, 0x41, 0]) == [.text])
    #expect(ContentSignature.found(in: []) == [.text])
    #expect(ContentSignature.found(in: [0x41, 0]) == [])
    #expect(ContentSignature.found(in: [0x41, 0xFF, 0x41]) == [])
  }

  @Test(arguments: 1...4)
  func characterMayContinueBeyondTheBytes(length: Int) {
    let character = Array(["a", "é", "世", "😀"][length - 1].utf8)
    for cut in 1...length {
      let text = Array(repeating: UInt8(ascii: "a"), count: ContentSignature.length - cut) + character.prefix(cut)
      #expect(ContentSignature.found(in: text) == [.text])
    }
  }

  @Test func textThatBeginsLikeAPictureIsAText() {
    let bytes = Array("BMW builds cars.".utf8)
    #expect(UTType.plainText.admits(ContentSignature.found(in: bytes)))
  }

  @Test func typeAdmitsItsOwnContentOnly() {
    let picture = ContentSignature.found(in: Self.png)
    let text = ContentSignature.found(in: Array("<html>".utf8))
    #expect(UTType.png.admits(picture) && !UTType.png.admits(text) && !UTType.jpeg.admits(picture))
    #expect(UTType.html.admits(text) && !UTType.plainText.admits(picture))
    #expect(UTType.svg.admits(text) && !UTType.svg.admits(picture))
    // Nothing is known of the content of such a file.
    #expect(UTType.data.admits(picture) && UTType.data.admits(text))
  }

  @Test func documentsOfOfficesAreArchives() throws {
    let sheet = try #require(UTType(filenameExtension: "xlsx"))
    #expect(sheet.admits(ContentSignature.found(in: [0x50, 0x4B, 3, 4])))
    #expect(!sheet.admits(ContentSignature.found(in: Self.png)))
  }
}
