import Foundation
public import SwiftUIShim
import VSM

// Only these systems let a person choose files.
#if !os(tvOS) && !os(watchOS)
  /// Files in and out: an import whose progress is states, pictures, and an export.
  public struct FilesView: View {
    public init() {}

    public var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        Text("Files")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        LineCountView()
        PicturesView()
        PictureSizeView()
        DroppedTextsView()
        GreetingView()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .navigationTitle("Files")
    }
  }

  /// A feature that counts the lines of a text file while it arrives.
  struct LineCountView: View {
    @ViewState private var state: LineCountViewState
    @State private var isChoosing = false

    init(state: LineCountViewState = .ready(LineCountModel())) { _state = ViewState(wrappedValue: state) }

    var body: some View {
      GroupBox("Lines of a text") {
        VStack(alignment: .leading, spacing: 12) {
          switch state {
          case .ready(let model):
            Text("The text arrives in parts.")
            choice(model)
          case .receiving(let model):
            ProgressView(model.name, value: model.fraction)
            Button("Stop") { $state.observe(model.stop()) }
          case .counted(let name, let lines, let model):
            Text("\(name) has \(lines) lines.")
            choice(model)
          case .failed(let error, let model):
            Text(error.localizedDescription).foregroundStyle(.red)
            choice(model)
          }
        }
      }
    }

    private func choice(_ model: LineCountModel) -> some View {
      Button("Choose a text…") { isChoosing = true }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.text]) { upload in
          $state.observe(model.count(upload))
        }
    }
  }

  /// Pictures that a person sends, of which only the names and sizes are shown.
  private struct PicturesView: View {
    @State private var isChoosing = false
    @State private var pictures: [String] = []
    @State private var problem: String?

    var body: some View {
      GroupBox("Pictures") {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(pictures, id: \.self) { picture in Text(picture) }
          if let problem { Text(problem).foregroundStyle(.red) }
          Button("Choose pictures…") { isChoosing = true }
        }
      }
      .fileImporter(
        isPresented: $isChoosing, allowedContentTypes: [.image], allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let urls): (pictures, problem) = (urls.map(\.lastPathComponent), nil)
        case .failure(let error): problem = error.localizedDescription
        }
      } onCancellation: {
        problem = "No pictures were chosen."
      }
    }
  }

  /// A place onto which texts are dropped.
  private struct DroppedTextsView: View {
    @State private var wordCount = 0
    @State private var isTargeted = false

    var body: some View {
      GroupBox("Words of dropped texts") {
        VStack(alignment: .leading, spacing: 12) {
          Text("\(wordCount) words")
          Text(isTargeted ? "Let go of the texts." : "Drop texts here.").foregroundStyle(.secondary)
        }
      }
      .dropDestination(for: String.self) { texts, _ in
        wordCount += texts.map { $0.split(whereSeparator: \.isWhitespace).count }.reduce(0, +)
        return true
      } isTargeted: {
        isTargeted = $0
      }
    }
  }

  /// A text that becomes a file of the person's device.
  private struct GreetingView: View {
    @State private var name = ""
    @State private var isExporting = false
    @State private var note = "The file is not stored yet."

    var body: some View {
      GroupBox("A greeting") {
        VStack(alignment: .leading, spacing: 12) {
          TextField("Name", text: $name)
          Text(note)
          Button("Store the greeting") { isExporting = true }
          ShareLink("Share the greeting", item: SharedGreeting(text: greeting), preview: SharePreview("Greeting"))
        }
      }
      .fileExporter(
        isPresented: $isExporting, document: Greeting(text: greeting), contentType: .plainText,
        defaultFilename: "Greeting"
      ) { result in
        switch result {
        case .success(let url): note = "\(url.lastPathComponent) was handed to the browser."
        case .failure(let error): note = error.localizedDescription
        }
      }
    }

    private var greeting: String { "Hello, \(name.isEmpty ? "world" : name)!\n" }
  }

  /// A greeting that is shared as a file.
  private struct SharedGreeting: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { (greeting: SharedGreeting) in Data(greeting.text.utf8) }
    }
  }

  private struct Greeting: FileDocument {
    static let readableContentTypes = [UTType.plainText]

    let text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  #Preview("Ready") { LineCountView() }
  #Preview("Receiving") { LineCountView(state: .receiving(ReceivingModel(name: "Notes.txt", fraction: 0.4))) }
  #Preview("Counted") { LineCountView(state: .counted(name: "Notes.txt", lines: 12, LineCountModel())) }
  #Preview("Failed") {
    LineCountView(state: .failed(.tooLarge(name: "Notes.txt", limit: 1000), LineCountModel()))
  }
#endif
