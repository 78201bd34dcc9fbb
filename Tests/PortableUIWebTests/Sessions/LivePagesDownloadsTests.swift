import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

/// A view that exports a text, or a file on disk.
private struct ExportingView: View {
  @State private var isExporting = false
  @State private var text = "waiting"
  var url: URL?

  var body: some View {
    Text(text)
    Button("Export") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting, document: Letter(url: url), contentTypes: [.plainText], defaultFilename: "Grüße"
      ) { result in
        text = (try? result.get().lastPathComponent) ?? "failed"
      } onCancellation: {
        text = "left"
      }
  }
}

private struct Letter: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var url: URL?

  init(url: URL?) { self.url = url }

  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    try url.map { try FileWrapper(url: $0) } ?? FileWrapper(regularFileWithContents: Data("0123456789".utf8))
  }
}

@MainActor
struct LivePagesDownloadsTests {
  let browser = Browser()

  /// Presses the button, and returns the path and the name that the page gets.
  private func export(on page: OpenPage) async throws -> (path: String, name: String) {
    let socket = try await page.socket()
    _ = socket.received()
    try await page.click("Export")
    let frames = socket.received().joined()
    let found = try #require(frames.firstMatch(of: /\["D","([^"]*)","([^"]*)"\]/))
    return (String(found.1), String(found.2))
  }

  private func download(
    _ path: String, range: String? = nil, condition: String? = nil, in other: Browser? = nil,
    _ change: (inout LiveRequest) -> Void = { _ in }
  ) -> LiveResponse {
    let browser = other ?? browser
    var request = LiveRequest(method: .get)
    request.host = "example.test"
    request.cookie = browser.cookie
    request.fetchSite = "same-origin"
    change(&request)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return browser.pages.download(name, range: range, condition: condition, for: request)
  }

  @Test func browserGetsTheFile() async throws {
    let page = try await browser.open { ExportingView() }
    let (path, name) = try await export(on: page)
    #expect(name == "Grüße.txt")
    #expect(path.hasPrefix("/_live/files/"))
    #expect(page.shows("waiting"))
    let response = download(path)
    #expect(response.status == 200 && response.text == "0123456789")
    #expect(response["Content-Type"] == "text/plain")
    #expect(
      response["Content-Disposition"] == "attachment; filename=\"Gr__e.txt\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt")
    #expect(response["X-Content-Type-Options"] == "nosniff" && response["Cache-Control"] == "no-store")
    #expect(page.shows("Grüße.txt"))
  }

  @Test func partsOfTheFileAreServed() async throws {
    let page = try await browser.open { ExportingView() }
    let path = try await export(on: page).path
    let part = download(path, range: "bytes=2-4")
    #expect(part.status == 206 && part.text == "234" && part["Content-Range"] == "bytes 2-4/10")
    let tag = try #require(part["ETag"])
    #expect(download(path, range: "bytes=2-4", condition: tag).status == 206)
    #expect(download(path, range: "bytes=2-4", condition: "\"other\"").status == 200)
    let beyond = download(path, range: "bytes=10-")
    #expect(beyond.status == 416 && beyond["Content-Range"] == "bytes */10")
  }

  @Test func fileOnDiskIsServedFromThere() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(Secret()).txt")
    try Data("0123456789".utf8).write(to: url)
    let page = try await browser.open { ExportingView(url: url) }
    let path = try await export(on: page).path
    guard case .file(let served, let range) = download(path, range: "bytes=3-").body else { throw NoFile() }
    #expect(served == url.path && range == 3..<10)
    try FileManager.default.removeItem(at: url)
    #expect(download(path).status == 404)
  }

  private struct NoFile: Error {}

  @Test func addressIsWorthNothingElsewhere() async throws {
    let page = try await browser.open { ExportingView() }
    let path = try await export(on: page).path
    #expect(download(path) { $0.cookie = "live=\(Secret())" }.status == 403)
    #expect(download(path) { $0.cookie = nil }.status == 403)
    #expect(download(path) { $0.fetchSite = "cross-site" }.status == 403)
    #expect(download(path) { $0.person = "eve" }.status == 403)
    #expect(download(path) { $0.host = "other.test" }.status == 421)
    #expect(download("/_live/files/\(Secret())").status == 404)
    #expect(download("/_live/files/..").status == 404)
    #expect(page.shows("waiting"))
  }

  @Test func addressEndsWithTime() async throws {
    let browser = Browser { $0.uploads.downloadTime = .seconds(20) }
    let page = try await browser.open { ExportingView() }
    let path = try await export(on: page).path
    browser.clock.advance(by: .seconds(19))
    browser.pages.sweep()
    #expect(page.shows("waiting"))
    browser.clock.advance(by: .seconds(1))
    #expect(download(path, in: browser).status == 404)
    browser.pages.sweep()
    #expect(page.shows("left"))
    #expect(browser.pages.uploads.downloads.isEmpty)
  }

  @Test func addressEndsWithThePage() async throws {
    let page = try await browser.open { ExportingView() }
    let path = try await export(on: page).path
    try await page.post(more: #","bye":true"#)
    #expect(download(path).status == 404)
    #expect(browser.pages.uploads.downloads.isEmpty)
  }
}
