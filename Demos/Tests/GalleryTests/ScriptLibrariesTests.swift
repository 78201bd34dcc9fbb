import Foundation
import HTTPTypes
import Testing
import VSMTesting

@testable import gallery

@Suite struct ScriptLibrariesTests {
  private let libraries: ScriptLibraries

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "leaflet"), withIntermediateDirectories: true)
    for name in ["leaflet.esm.js", "leaflet.css", "notes.txt"] {
      try Data(name.utf8).write(to: folder.appending(path: "leaflet/\(name)"))
    }
    try Data("secret".utf8).write(to: folder.appending(path: "secret.js"))
    libraries = ScriptLibraries(folder: folder)
  }

  @Test func aLibraryIsThereIfItsFilesAre() {
    #expect(libraries.hasMap)
    #expect(!libraries.hasChart)
  }

  @Test func aFileOfALibraryIsServedWithItsType() throws {
    let script = try libraries.response(folder: "leaflet", file: "leaflet.esm.js")
    #expect(script.headers[.contentType] == "text/javascript; charset=utf-8")
    let sheet = try libraries.response(folder: "leaflet", file: "leaflet.css")
    #expect(sheet.headers[.contentType] == "text/css; charset=utf-8")
  }

  @Test(arguments: ["notes.txt", "missing.js", "../secret.js", "..", "leaflet", "", nil])
  func otherFilesAreNotServed(file: String?) {
    #expect(throws: (any Error).self) { try libraries.response(folder: "leaflet", file: file) }
  }

  @MainActor
  @Test func thePageSaysWhatIsMissing() throws {
    let page = HeadlessPage { ComponentsView(libraries: libraries) }
    #expect(page.shows(ScriptLibraries.missing("Chart.js", "libjs-chart.js")))
    try page.send(json: #"{"selected":{"id":2}}"#, from: "Map of the town")
    #expect(try page.value(of: "Place") == "Library")
    try page.send(json: #"{"rated":{"stars":5}}"#, from: "star-rating")
    try page.send(json: #"{"rated":{"stars":99}}"#, from: "star-rating")
    #expect(page.shows("5 of 5 stars"))
  }
}
