import Foundation
import PortableUI
import Testing
import VSM
import VSMTestingPages

/// The states of a feature that shows the size of a picture.
private enum PortraitState {
  case empty(PortraitModel)
  case loading
  case loaded(bytes: Int, PortraitModel)
  case failed(String, PortraitModel)
}

private struct PortraitModel {
  func load(_ item: PhotosPickerItem) -> StateSequence<PortraitState> {
    StateSequence(.loading) { emit in
      do {
        guard let data = try await item.loadTransferable(type: Data.self) else { return }
        emit(.loaded(bytes: data.count, self))
      } catch {
        emit(.failed("\(error)", self))
      }
    }
  }
}

private struct PortraitView: View {
  @ViewState private var state = PortraitState.empty(PortraitModel())
  @State private var item: PhotosPickerItem?

  var body: some View {
    switch state {
    case .empty(let model): picker(model)
    case .loading: ProgressView()
    case .loaded(let bytes, let model):
      Text("\(bytes) bytes")
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

private struct AlbumView: View {
  @State private var items: [PhotosPickerItem] = []
  @State private var isExporting = false

  var body: some View {
    Text(items.map { $0.supportedContentTypes[0].identifier }.joined(separator: ", "))
    PhotosPicker(selection: $items, maxSelectionCount: 2) { Image(systemName: "photo").accessibilityLabel("Album") }
    PhotosPicker("Disabled", selection: $items).disabled(true)
    Button("Export") { isExporting = true }
      .fileExporter(isPresented: $isExporting, item: "Tea", defaultFilename: "Note") { _ in
      } onCancellation: {
      }
  }
}

private struct ShelfView: View {
  @State private var notes: [String] = []
  @State private var place = CGPoint.zero
  @State private var item: PhotosPickerItem?
  @State private var isChoosing = false

  var body: some View {
    VStack {
      Text("Drop notes here")
      Text(notes.joined(separator: ", "))
      Text("\(Int(place.x)), \(Int(place.y))")
    }
    .dropDestination(for: String.self) { notes, place in
      self.notes += notes
      self.place = place
      return true
    }
    Button("Choose") { isChoosing = true }
      .photosPicker(isPresented: $isChoosing, selection: $item, matching: .any(of: [.images, .videos]))
    Text(item?.supportedContentTypes[0].identifier ?? "none")
  }
}

@MainActor
struct HeadlessPagePhotosTests {
  nonisolated private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test func chosenPictureIsLoadedByAnAction() async throws {
    let page = HeadlessPage { PortraitView() }
    let upload = try page.beginImport(ofFileNamed: "a.png", containing: Self.png, into: "Choose a picture")
    await page.settle()
    #expect(page.elements.contains { $0.role == .progressbar })
    try upload.finish()
    await page.settle()
    #expect(page.shows("8 bytes"))
  }

  @Test func otherContentIsAnError() async throws {
    let page = HeadlessPage { PortraitView() }
    try page.importFile(named: "a.txt", containing: Data("Hello".utf8))
    await page.settle()
    #expect(page.shows(#"unsuitableType(name: "a.txt")"#))
    try page.importFile(named: "a.png", containing: Data("Hello".utf8))
    await page.settle()
    #expect(page.shows(#"unsuitableType(name: "a.png")"#))
  }

  @Test func interruptedPictureIsAnError() async throws {
    let page = HeadlessPage { PortraitView() }
    try page.beginImport(ofFileNamed: "a.png", containing: Self.png).interrupt()
    await page.settle()
    #expect(page.shows(#"interrupted(name: "a.png")"#))
  }

  @Test func pickerWithAPictureIsNamedByIt() async throws {
    let page = HeadlessPage { AlbumView() }
    try page.importFiles(["a.png": Self.png, "b.png": Self.png, "c.png": Self.png], into: "Album")
    await page.settle()
    #expect(page.shows("public.png, public.png"))
  }

  @Test func disabledPickerAcceptsNothing() async throws {
    let page = HeadlessPage { AlbumView() }
    #expect(throws: PageError.self) {
      try page.importFile(named: "a.png", containing: Self.png, into: "Disabled")
    }
  }

  @Test func itemIsExportedAsAFile() async throws {
    let page = HeadlessPage { AlbumView() }
    try page.tap("Export")
    await page.settle()
    let file = try page.exportedFile()
    #expect(file.name == "Note.txt")
    #expect(file.content == Data("Tea".utf8))
  }

  @Test func droppedFilesBecomeValues() async throws {
    let page = HeadlessPage { ShelfView() }
    let files: KeyValuePairs = ["a.txt": Data("Tea".utf8), "b.png": Self.png, "c.txt": Data("Cake".utf8)]
    try page.dropFiles(files, onto: "Drop notes here", at: CGPoint(x: 3, y: 4))
    await page.settle()
    #expect(page.shows("Tea, Cake"))
    #expect(page.shows("3, 4"))
  }

  @Test func filesAreOnlyDroppedOntoADestination() {
    let page = HeadlessPage { ShelfView() }
    #expect(throws: PageError.self) { try page.dropFiles(["a.txt": Data()], onto: "none") }
  }

  @Test func pickerIsPresentedByABinding() async throws {
    let page = HeadlessPage { ShelfView() }
    try page.tap("Choose")
    try page.importFile(named: "a.mp4", containing: Data("\0\0\0\u{18}ftypmp42".utf8))
    await page.settle()
    #expect(page.shows("public.mpeg-4"))
    #expect(!page.elements.contains { $0.role.isDialog })
  }
}
