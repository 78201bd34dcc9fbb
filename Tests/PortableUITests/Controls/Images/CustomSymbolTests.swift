import Foundation
import Testing

@testable import PortableUI

/// Tests of symbols in asset catalogs.
@MainActor
@Suite struct CustomSymbolTests {
  private let template = """
    <svg xmlns="http://www.w3.org/2000/svg"><g id="Notes"><text>Weight</text></g>
    <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
    <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
    <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
    <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g>
    <g id="Symbols"><g id="Black-M"><path d="M9 9Z"/></g>
    <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path class="a" d="M0 0L10 10Z"/></g>
    <path d="M5 5L&quot;" onload="x"/></g></g></svg>
    """

  private func bundle(_ svg: String) throws -> PictureBundle {
    try PictureBundle([
      "Media.xcassets/cup.symbolset/Contents.json": #"{"symbols":[{"filename":"cup.svg","idiom":"universal"}]}"#,
      "Media.xcassets/cup.symbolset/cup.svg": svg,
    ])
  }

  @Test func aSymbolHasTheColorAndTheSizeOfText() throws {
    let files = try bundle("<svg viewBox='0 0 24 24'/>")
    let page = TestPage {
      Image("cup", bundle: files.bundle).font(.title).foregroundStyle(.red).imageScale(.large)
      Image("cup", bundle: files.bundle).resizable()
      Label {
        Text("Tea")
      } icon: {
        Image("cup", bundle: files.bundle)
      }
    }
    #expect(page.diagnostics == [])
    let image = try #require(page.first(.image))
    let name = try #require(ImageFiles.shared.file(named: "cup", in: files.path)?.name)
    #expect(image[.class]?.hasPrefix("symbol scale-large template") == true)
    #expect(image[.class]?.contains("fg-red") == true)
    #expect(image[.style]?.contains("mask-image:url(images/\(name))") == true)
    #expect(image[.alt] == "cup")
    #expect(page.first(.image, 1)?[.class] == "symbol resizable template")
  }

  @Test func onlyTheDrawingOfATemplateIsServed() throws {
    let files = try bundle(template)
    let file = try #require(ImageFiles().file(named: "cup", in: files.path))
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="1397.5 1038.5 105 105">\
        <g transform="matrix(1 0 0 1 1400 1126)"><path d="M0 0L10 10Z"/></g></svg>
        """)
  }

  @Test func anSVGThatIsNoTemplateIsServedAsItIs() throws {
    let files = try bundle("<svg><path d='M0 0'/></svg>")
    #expect(
      try #require(ImageFiles().file(named: "cup", in: files.path)).bytes == Array("<svg><path d='M0 0'/></svg>".utf8))
    #expect(SymbolTemplate("")?.svg == nil)
    #expect(SymbolTemplate("<g id=\"Regular-M\">")?.svg == nil)
  }
}
