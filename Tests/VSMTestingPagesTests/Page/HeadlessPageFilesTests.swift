import Foundation
import PortableUI
import Testing
import VSM
import VSMTestingPages

/// The states of a feature that reads a file while it arrives.
private enum ReadingState {
  case ready(ReadingModel)
  case receiving(Double)
  case read(String)
  case failed(FileTransferError)
}

private struct ReadingModel {
  func read(_ upload: FileUpload) -> StateSequence<ReadingState> {
    StateSequence(.receiving(0)) { emit in
      for await update in upload.updates {
        switch update {
        case .receiving(let fraction): emit(.receiving(fraction))
        case .finished(let url): emit(.read((try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"))
        case .failed(let error): emit(.failed(error))
        }
      }
    }
  }
}

private struct ReadingView: View {
  @ViewState private var state = ReadingState.ready(ReadingModel())
  @State private var isChoosing = false

  var body: some View {
    switch state {
    case .ready(let model):
      Button("Open…") { isChoosing = true }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.text]) { upload in
          $state.observe(model.read(upload))
        }
    case .receiving(let fraction):
      ProgressView("Reading", value: fraction)
      Button("Stop") { $state.observe(.ready(ReadingModel())) }
    case .read(let text): Text(text)
    case .failed(let error): Text("\(error)")
    }
  }
}

private struct PicturesView: View {
  @State private var isChoosing = false
  @State private var text = "none"
  @State private var isExporting = false

  var body: some View {
    Text(text)
    Button("Choose") { isChoosing = true }
    Button("Export") { isExporting = true }
      .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
        text = (try? result.get().map(\.lastPathComponent).joined(separator: ", ")) ?? "failed"
      } onCancellation: {
        text = "canceled"
      }
      .fileExporter(
        isPresented: $isExporting, document: Note(), contentType: .commaSeparatedText, defaultFilename: "Notes"
      ) { result in
        text = (try? result.get().lastPathComponent) ?? "failed"
      }
  }
}

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.commaSeparatedText]

  init() {}
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("a,b\n".utf8))
  }
}

@MainActor
struct HeadlessPageFilesTests {
  nonisolated private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test func fileArrivesWhileAnActionFollowsIt() async throws {
    let page = HeadlessPage { ReadingView() }
    try page.tap("Open…")
    let upload = try page.beginImport(ofFileNamed: "a.txt", containing: Data("Hello".utf8))
    await page.settle()
    #expect(page.elements.contains { $0.role == .progressbar })
    upload.receive(0.4)
    await page.settle()
    try upload.finish()
    await page.settle()
    #expect(page.shows("Hello"))
    #expect(!upload.isAwaited)
  }

  @Test func newerActionEndsTheUpload() async throws {
    let page = HeadlessPage { ReadingView() }
    try page.tap("Open…")
    let upload = try page.beginImport(ofFileNamed: "a.txt", containing: Data("Hello".utf8))
    await page.settle()
    try page.tap("Stop")
    await page.settle()
    #expect(!upload.isAwaited)
    try upload.finish()
    await page.settle()
    #expect(page.offers("Open…"))
  }

  @Test func interruptedFileIsAState() async throws {
    let page = HeadlessPage { ReadingView() }
    try page.tap("Open…")
    try page.beginImport(ofFileNamed: "a.txt", containing: Data("Hello".utf8)).interrupt()
    await page.settle()
    #expect(page.shows(#"interrupted(name: "a.txt")"#))
  }

  @Test(arguments: [("a.txt", png), ("a.png", Data("text".utf8))])
  func unsuitableFileIsAState(name: String, content: Data) async throws {
    let page = HeadlessPage { ReadingView() }
    try page.tap("Open…")
    try page.importFile(named: name, containing: content)
    await page.settle()
    #expect(page.shows("unsuitableType(name: \"\(name)\")"))
  }

  @Test func severalFilesArriveTogether() async throws {
    let page = HeadlessPage { PicturesView() }
    try page.tap("Choose")
    try page.importFiles(["a.png": Self.png, "../b.png": Self.png])
    await page.settle()
    #expect(page.shows("a.png, b.png"))
  }

  @Test func dialogShowsTheProgressAndCancels() async throws {
    let page = HeadlessPage { PicturesView() }
    try page.tap("Choose")
    #expect(page.shows("Choose Files"))
    let upload = try page.beginImport(ofFileNamed: "a.png", containing: Self.png)
    upload.receive(0.5)
    await page.settle()
    #expect(page.shows("Receiving a.png"))
    try page.tap("Cancel")
    #expect(page.shows("canceled") && !upload.isAwaited)
  }

  @Test func escapeCancelsTheChoice() throws {
    let page = HeadlessPage { PicturesView() }
    try page.tap("Choose")
    try page.pressEscape()
    #expect(page.shows("canceled"))
  }

  @Test func dialogIsInTheLanguageOfThePage() throws {
    let page = HeadlessPage(locale: Locale(identifier: "de_DE")) {
      PicturesView().environment(\.locale, Locale(identifier: "de_DE"))
    }
    try page.tap("Choose")
    #expect(page.shows("Dateien wählen"))
  }

  @Test func exportedFileIsThere() async throws {
    let page = HeadlessPage { PicturesView() }
    try page.tap("Export")
    let file = try page.exportedFile()
    #expect((file.name, file.mediaType) == ("Notes.csv", "text/csv") && file.content == Data("a,b\n".utf8))
    await page.settle()
    #expect(page.shows("Notes.csv"))
    #expect(throws: PageError.self) { try page.exportedFile() }
  }

  @Test func pageThatAsksForNoFileIsAnError() {
    let page = HeadlessPage { PicturesView() }
    let error = #expect(throws: PageError.self) {
      try page.importFile(named: "a.png", containing: Self.png)
    }
    #expect(error?.reason == .notFound(.role(.filechooser)))
  }

  @Test func sharedItemIsAFile() async throws {
    struct Report: Transferable {
      let text: String

      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { Data($0.text.utf8) }
      }
    }
    let page = HeadlessPage {
      ShareLink("Share", item: Report(text: "a,b"), preview: SharePreview("Report"))
    }
    try page.tap("Share")
    await page.settle()
    let file = try page.exportedFile()
    #expect(file.name == "Report.csv" && file.mediaType == "text/csv" && file.content == Data("a,b".utf8))
  }
}
