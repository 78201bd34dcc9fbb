import Foundation
import PortableUI
import PortableUIWeb
import Testing
import VSM
import VSMTestingPages

// snippet.states
enum ImportState {
  case ready(ImportModel)
  case receiving(name: String, fraction: Double)
  case imported(lines: Int)
  case failed(FileTransferError, ImportModel)
}

struct ImportModel {
  func receive(_ upload: FileUpload) -> StateSequence<ImportState> {
    StateSequence(.receiving(name: upload.name, fraction: 0)) { emit in
      for await update in upload.updates {
        switch update {
        case .receiving(let fraction): emit(.receiving(name: upload.name, fraction: fraction))
        case .finished(let url): emit(.imported(lines: lines(in: url)))
        case .failed(let error): emit(.failed(error, self))
        }
      }
    }
  }

  private func lines(in url: URL) -> Int {
    ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(whereSeparator: \.isNewline).count
  }
}
// snippet.end

// snippet.view
struct ImportView: View {
  @ViewState private var state = ImportState.ready(ImportModel())
  @State private var isChoosing = false

  var body: some View {
    switch state {
    case .ready(let model):
      choice(model)
    case .receiving(let name, let fraction):
      ProgressView(name, value: fraction)
    case .imported(let lines):
      Text("\(lines) lines")
    case .failed(let error, let model):
      Text(error.localizedDescription)
      choice(model)
    }
  }

  private func choice(_ model: ImportModel) -> some View {
    Button("Import…") { isChoosing = true }
      .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.commaSeparatedText]) { upload in
        $state.observe(model.receive(upload))
      }
  }
}
// snippet.end

// snippet.photos
struct PortraitView: View {
  @ViewState private var state = PortraitState.empty(PortraitModel())
  @State private var item: PhotosPickerItem?

  var body: some View {
    switch state {
    case .empty(let model):
      picker(model)
    case .loading:
      ProgressView("The picture is on its way.")
    case .loaded(let picture, let model):
      Text("\(picture.count) bytes")
      picker(model)
    case .failed(let reason, let model):
      Text(reason)
      picker(model)
    }
  }

  private func picker(_ model: PortraitModel) -> some View {
    PhotosPicker("Choose a picture", selection: $item, matching: .images)
      .onChange(of: item) { _, item in
        if let item { $state.observe(model.load(item)) }
      }
  }
}

struct PortraitModel {
  func load(_ item: PhotosPickerItem) -> StateSequence<PortraitState> {
    StateSequence(.loading) { emit in
      do {
        guard let picture = try await item.loadTransferable(type: Data.self) else { return }
        emit(.loaded(picture, self))
      } catch {
        emit(.failed(error.localizedDescription, self))
      }
    }
  }
}
// snippet.end

enum PortraitState {
  case empty(PortraitModel)
  case loading
  case loaded(Data, PortraitModel)
  case failed(String, PortraitModel)
}

// snippet.drops
struct NotesView: View {
  @State private var notes: [String] = []

  var body: some View {
    List(notes, id: \.self) { note in Text(note) }
      .dropDestination(for: String.self) { dropped, _ in
        notes += dropped
        return true
      }
  }
}
// snippet.end

// snippet.sharedfolder
func configuration(sharing path: String) -> LivePageConfiguration {
  var configuration = LivePageConfiguration()
  configuration.uploads.partialFiles = SharedFolder(path)
  return configuration
}
// snippet.end

// snippet.document
struct Orders: FileDocument {
  static let readableContentTypes = [UTType.commaSeparatedText]

  var lines: [String]

  init(lines: [String]) { self.lines = lines }

  init(configuration: ReadConfiguration) throws {
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    lines = text.split(separator: "\n").map(String.init)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(lines.joined(separator: "\n").utf8))
  }
}

struct OrdersView: View {
  let orders: Orders
  @State private var isExporting = false
  @State private var note = ""

  var body: some View {
    Button("Export") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting, document: orders, contentType: .commaSeparatedText, defaultFilename: "Orders"
      ) { result in
        note = (try? result.get().lastPathComponent) ?? "The file could not be written."
      }
    Text(note)
  }
}
// snippet.end

@MainActor
struct FilesArticle {
  // snippet.test
  @Test func importsAFile() async throws {
    let page = HeadlessPage { ImportView() }
    try page.tap("Import…")
    try page.importFile(named: "Products.csv", containing: Data("Lamp,20\nChair,50\n".utf8))
    await page.settle()
    #expect(page.shows("2 lines"))
  }

  @Test func exportsAFile() throws {
    let page = HeadlessPage { OrdersView(orders: Orders(lines: ["Lamp,20"])) }
    try page.tap("Export")
    let file = try page.exportedFile()
    #expect(file.name == "Orders.csv" && file.content == Data("Lamp,20".utf8))
  }
  // snippet.end
}
