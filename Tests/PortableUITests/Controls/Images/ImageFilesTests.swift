import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct ImageFilesTests {
  @Test func imageIsFoundByNameAndServedUnderAHash() throws {
    let bundle = try PictureBundle(["cup.svg": "<svg/>", "folder/cup.PNG": "", "folder/plate.png": "p"])
    let files = ImageFiles()
    let cup = try #require(files.file(named: "cup", in: bundle.path))
    #expect(cup.mediaType == "image/svg+xml")
    #expect(cup.bytes == Array("<svg/>".utf8))
    #expect(files.offered(cup.name)?.bytes == cup.bytes)
    #expect(files.file(named: "folder/plate", in: bundle.path)?.mediaType == "image/png")
  }

  @Test func differentContentHasADifferentName() throws {
    let bundle = try PictureBundle(["a.svg": "<svg/>", "b.svg": "<svg />", "c.svg": "<svg/>"])
    let files = ImageFiles()
    let names = ["a", "b", "c"].compactMap { files.file(named: $0, in: bundle.path)?.name }
    #expect(names.count == 3)
    #expect(names[0] != names[1])
    #expect(names[0] == names[2])
  }

  @Test(arguments: ["../secret", "folder/../../secret", "/secret", "", ".", "..", "folder//../secret", "secret\0"])
  func namesOutsideTheBundleAreRejected(name: String) throws {
    let bundle = try PictureBundle(["folder/a.svg": "<svg/>"])
    try Data("<svg/>".utf8).write(to: bundle.folder.deletingLastPathComponent().appending(path: "secret.svg"))
    #expect(ImageFiles().file(named: name, in: bundle.path) == nil)
  }

  @Test func onlyImagesAreServed() throws {
    let bundle = try PictureBundle(["notes.txt": "text", "page.html": "<p>"])
    let files = ImageFiles()
    #expect(files.file(named: "notes", in: bundle.path) == nil)
    #expect(files.file(named: "page", in: bundle.path) == nil)
    #expect(files.file(named: "page.html", in: bundle.path) == nil)
    #expect(files.offered("page.html") == nil)
  }
}
