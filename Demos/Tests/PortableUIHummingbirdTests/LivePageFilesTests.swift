import Foundation
import Hummingbird
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

/// Files that are sent to a page and handed over by it, through the middleware of its route.
@Suite(.timeLimit(.minutes(5)))
struct LivePageFilesTests {
  private let pages = LivePages(clock: StoppedClock())

  private struct MembersOnly<Context: RequestContext>: RouterMiddleware {
    func handle(
      _ input: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
      guard input.headers[.authorization] == "member" else { throw HTTPError(.unauthorized) }
      return try await next(input, context)
    }
  }

  private struct FilesView: View {
    @State private var isChoosing = true
    @State private var isExporting = false
    @State private var text = ""

    var body: some View {
      Button("Export \(text)") { isExporting = true }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.plainText]) { result in
          text = (try? result.get()).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
          isExporting = true
        }
        .fileExporter(
          isPresented: $isExporting, document: Letter(text: text), contentType: .plainText, defaultFilename: "Letter"
        ) { _ in }
    }
  }

  private struct Letter: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""

    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let url = FileManager.default.temporaryDirectory.appending(path: "letter-\(UUID()).txt")
      try Data(text.utf8).write(to: url)
      return try FileWrapper(url: url)
    }
  }

  private func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.liveErrors(in: pages) { error in Text("Error \(error.status.code)") }
    router.group("/members").add(middleware: MembersOnly()).livePage("/", in: pages) { FilesView() }
    return router
  }

  private func part(_ page: ServedPage, offset: Int, isMember: Bool = true) -> HTTPFields {
    var fields = page.eventHeaders
    fields[.contentType] = "application/octet-stream"
    fields[HTTPFields.Element.Name("Live-File")!] = "1"
    fields[HTTPFields.Element.Name("Live-Offset")!] = "\(offset)"
    if isMember { fields[.authorization] = "member" }
    return fields
  }

  @Test func fileGoesInAndOut() async throws {
    let text = String(repeating: "0123456789", count: 60_000)
    try await withServer(router()) { client in
      let member: HTTPFields = [.authorization: "member"]
      let page = try ServedPage(try await client.execute(uri: "/members", method: .get, headers: member))
      let field = try #require(page.html.firstMatch(of: /<input [^>]*data-n="(\d+)"[^>]*/)).1
      let chosen = #"{"seq":1,"ack":0,"events":[[\#(field),"files","chosen",[[1,"a.txt",\#(text.count),""]]]]}"#
      let answer = try await client.execute(
        uri: "/members", method: .post, headers: page.eventHeaders + member, body: ByteBuffer(string: chosen))
      #expect(answer.status == .noContent)

      let half = text.count / 2
      let first = try await client.execute(
        uri: "/members", method: .post, headers: part(page, offset: 0),
        body: ByteBuffer(string: String(text.prefix(half))))
      #expect(first.status == .noContent && first.headers[HTTPFields.Element.Name("Live-Offset")!] == "\(half)")
      let outsider = try await client.execute(
        uri: "/members", method: .post, headers: part(page, offset: half, isMember: false),
        body: ByteBuffer(string: "x"))
      #expect(outsider.status == .unauthorized)
      let last = try await client.execute(
        uri: "/members", method: .post, headers: part(page, offset: half),
        body: ByteBuffer(string: String(text.dropFirst(half))))
      #expect(last.status == .noContent)

      var socket = page.socketHeaders(client)
      socket[.authorization] = "member"
      var path = ""
      try await client.withSocket(uri: "/members", headers: socket) { socket in
        while path.isEmpty, case .text(let frame)? = try await socket.next() {
          if let found = frame.firstMatch(of: /\["D","([^"]*)","Letter.txt"\]/) { path = String(found.1) }
        }
      }
      try await expectDownload(path, of: text, page, client)
    }
  }

  private func expectDownload(
    _ path: String, of text: String, _ page: ServedPage, _ client: ServerClient
  ) async throws {
    let fields: HTTPFields = [.cookie: page.cookie, .authorization: "member"]
    let whole = try await client.execute(uri: path, method: .get, headers: fields)
    #expect(whole.status == .ok && String(buffer: whole.body) == text)
    #expect(whole.headers[.contentDisposition] == "attachment; filename=\"Letter.txt\"; filename*=UTF-8''Letter.txt")
    #expect(whole.headers[.contentLength] == "\(text.count)")
    let part = try await client.execute(uri: path, method: .get, headers: fields + [.range: "bytes=599995-"])
    #expect(part.status == .partialContent && String(buffer: part.body) == "56789")
    #expect(part.headers[.contentRange] == "bytes 599995-599999/600000")
    #expect(try await client.execute(uri: path, method: .get, headers: [.cookie: page.cookie]).status == .unauthorized)
    #expect(try await client.execute(uri: path, method: .get, headers: [.authorization: "member"]).status == .forbidden)
  }

  @Test func partThatIsTooLongIsRejected() async throws {
    try await withServer(router()) { client in
      let member: HTTPFields = [.authorization: "member"]
      let page = try ServedPage(try await client.execute(uri: "/members", method: .get, headers: member))
      let field = try #require(page.html.firstMatch(of: /<input [^>]*data-n="(\d+)"[^>]*/)).1
      let chosen = #"{"seq":1,"ack":0,"events":[[\#(field),"files","chosen",[[1,"a.txt",5000000,""]]]]}"#
      _ = try await client.execute(
        uri: "/members", method: .post, headers: page.eventHeaders + member, body: ByteBuffer(string: chosen))
      let long = ByteBuffer(string: String(repeating: "a", count: 1024 * 1024 + 1))
      let answer = try await client.execute(
        uri: "/members", method: .post, headers: part(page, offset: 0), body: long)
      #expect(answer.status == .contentTooLarge)
    }
  }
}

private func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
  var fields = left
  fields.append(contentsOf: right)
  return fields
}
