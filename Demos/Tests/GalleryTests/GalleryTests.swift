import Foundation
import ServerTesting
import Testing

@testable import gallery

@Suite(.timeLimit(.minutes(5)))
struct GalleryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")

  private func isServing(_ gallery: RunningProgram) async throws -> Bool {
    let api = HTTPBlogAPI(server: { "http://127.0.0.1:\(gallery.port)" })
    return try await api.post(id: 1).id == 1
  }

  @Test func readyGalleryPrintsItsAddressAndTerminatesOnRequest() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let gallery = try await RunningProgram("gallery", "--port", "0", "--data", folder.path)
    #expect(gallery.line == "Gallery is at http://127.0.0.1:\(gallery.port)")

    #expect(try await isServing(gallery))
    #expect(try await gallery.stop() == 0)
  }

  @Test func galleryStartsWithADamagedFileOfTodos() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("todos.plist")
    try Data("damaged".utf8).write(to: file)
    let gallery = try await RunningProgram("gallery", "--port", "0", "--data", folder.path)

    #expect(try await isServing(gallery))
    #expect(try await gallery.stop() == 0)
    #expect(try Data(contentsOf: file) == Data("damaged".utf8))
  }

  @Test func portInUseIsReportedAndTheOtherGalleryContinues() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let gallery = try await RunningProgram("gallery", "--port", "0", "--data", folder.path)
    let second = try await Program.run("gallery", "--port", "\(gallery.port)", "--data", folder.path)

    #expect(second.status == 1)
    #expect(second.errors.hasPrefix("gallery: Port \(gallery.port) on 127.0.0.1 is in use"))
    #expect(second.errors.filter { $0 == "\n" }.count == 1)
    #expect(try await isServing(gallery))
    #expect(try await gallery.stop() == 0)
  }

  /// The shutdown waits 8 seconds for the request.
  @Test func aRequestThatDoesNotEndDoesNotKeepTheGallery() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let gallery = try await RunningProgram("gallery", "--port", "0", "--data", folder.path)
    let client = ServerClient(port: gallery.port)
    // The answer to the first request shows that the server handles the connection.
    let requests = """
      GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n\
      POST /todo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{}
      """
    try await client.withConnection(sending: requests) { received in
      for await _ in received { break }
      let status = try await gallery.stop()
      #expect(status == 0)
    }
  }
}
