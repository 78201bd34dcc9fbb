import Foundation
import Testing

@testable import PortableUI

/// Tests of fonts of the app.
@MainActor
@Suite struct CustomFontTests {
  /// A TrueType file that has only a table of names.
  private static func font(_ names: [(kind: Int, text: String)]) -> [UInt8] {
    var (records, strings): ([UInt8], [UInt8]) = ([], [])
    for name in names {
      let text = name.text.utf16.flatMap { bytes(Int($0)) }
      records += [3, 1, 0x409, name.kind, text.count, strings.count].flatMap(bytes)
      strings += text
    }
    let table = [0, names.count, 6 + records.count].flatMap(bytes) + records + strings
    let directory = Array("name".utf8) + [0, 0, 0, 28, 0, table.count].flatMap(bytes)
    return [1, 0, 1, 0, 0, 0].flatMap(bytes) + directory + table
  }

  private static func bytes(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }

  private let tea = font([(1, "Tea Sans"), (4, "Tea Sans Bold"), (6, "TeaSans-Bold"), (5, "Version 1")])

  private func files(_ files: [String: [UInt8]]) throws -> (PictureBundle, FontFiles) {
    let bundle = try PictureBundle(files.mapValues { _ in "" })
    for (name, bytes) in files { try Data(bytes).write(to: bundle.folder.appending(path: name)) }
    return (bundle, FontFiles(folders: [bundle.folder]))
  }

  @Test func aFileNamesItsFont() {
    #expect(FontNames(tea).names == ["Tea Sans", "Tea Sans Bold", "TeaSans-Bold"])
    for length in 0..<tea.count { _ = FontNames(Array(tea.prefix(length))) }
    #expect(FontNames(Array("wOF2".utf8)).names == [])
  }

  @Test func aFontIsFoundByItsNamesAndByTheNameOfItsFile() throws {
    let (bundle, fonts) = try files(["fonts/bold.ttf": tea, "Cup.woff2": [1], "notes.txt": [2]])
    let names = ["TeaSans-Bold", "Tea Sans", "tea sans bold", "bold"].map { fonts.font(named: $0)?.file.name }
    #expect(Set(names).count == 1)
    #expect(try #require(names[0]).hasSuffix(".ttf"))
    #expect(fonts.font(named: "Cup")?.file.mediaType == "font/woff2")
    #expect(fonts.font(named: "notes") == nil)
    #expect(fonts.font(named: "Version 1") == nil)
    withExtendedLifetime(bundle) {}
  }

  @Test func onlyUsedFontsAreServed() throws {
    let (bundle, fonts) = try files(["bold.ttf": tea, "Cup.woff2": [1]])
    #expect(fonts.offered.isEmpty)
    let font = try #require(fonts.font(named: "Cup"))
    #expect(fonts.offered.map(\.family) == [font.family])
    #expect(fonts.offered(font.file.name)?.bytes == [1])
    #expect(fonts.offered("bold.ttf") == nil)
    #expect(font.family == "live-font-" + font.file.name.replacing(".", with: "-"))
    withExtendedLifetime(bundle) {}
  }

  @Test func textHasTheFamilyAndTheSize() throws {
    let (bundle, _) = try files(["Tin.woff2": [7]])
    FontFiles.shared.add(bundle.folder)
    let family = try #require(FontFiles.shared.font(named: "Tin")?.family)
    let page = TestPage {
      Text("a").font(.custom("Tin", size: 17).bold())
      Text("b").font(.custom("Tin", fixedSize: 12))
      Text("c").font(.custom("Tin", size: 20, relativeTo: .title))
    }
    #expect(page.diagnostics == [])
    let styles = page.host.tree.children.map { $0[.style] }
    #expect(styles == ["17", "12", "20"].map { "font-size:\($0)px;font-family:\(family),system-ui,sans-serif" })
  }

  #if DEBUG
    private struct FontSizes: View {
      var body: some View {
        Text("a").font(.custom("No Such Font", size: 17))
        Text("b").font(.custom("No Such Font", size: 18))
      }
    }

    @Test func anUnknownFontIsTheSystemsAndIsReportedOnce() {
      UnsupportedFeature.Reports.$current.withValue(UnsupportedFeature.Reports()) {
        var messages: [String] = []
        let host = ViewHost(didDiagnose: { messages.append($0.message) }) { FontSizes() }
        #expect(host.tree.children.map { $0[.style] } == ["font-size:17px", "font-size:18px"])
        #expect(messages.count == 1)
        #expect(messages.first?.contains("\"No Such Font\"") == true)
        host.close()
      }
    }
  #endif
}
