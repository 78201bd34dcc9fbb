import Testing

@testable import PortableUI

struct FileNameTests {
  @Test(
    arguments: [
      ("report.pdf", "report.pdf"), ("../../.ssh/config", "config"), ("C:\\fakepath\\a.txt", "a.txt"),
      ("/etc/passwd", "passwd"), ("..", "file"), ("", "file"), (".profile", "profile"), ("a\u{0}b.txt", "ab.txt"),
      ("a\nb.txt", "ab.txt"), ("name. . ", "name"), ("\u{202E}fdp.exe", "fdp.exe"), ("a:b*c?.txt", "abc.txt"),
      ("Grüße 世界.txt", "Grüße 世界.txt"), ("/", "file"), ("a/..", "file"),
    ])
  func namesAreSafe(name: String, safe: String) { #expect(FileName.sanitized(name) == safe) }

  @Test func longNameKeepsItsExtension() {
    let name = FileName.sanitized(String(repeating: "ü", count: 500) + ".pdf")
    #expect(name.utf8.count <= FileName.lengthLimit && name.hasSuffix("ü.pdf"))
    let plain = FileName.sanitized(String(repeating: "a", count: 500))
    #expect(plain.utf8.count == FileName.lengthLimit)
    // A long ending is no extension.
    let dotted = FileName.sanitized("a." + String(repeating: "b", count: 500))
    #expect(dotted.utf8.count == FileName.lengthLimit)
  }
}
