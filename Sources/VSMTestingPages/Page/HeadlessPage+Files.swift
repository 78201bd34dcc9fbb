public import Foundation
import PortableUI
import VSMTestingCore

// A headless page has no browser. A test is the person who chooses files, and the device that gets them.
extension HeadlessPage {
  /// Chooses a file in the open dialog of a `fileImporter`, or with a `PhotosPicker`, which arrives at once.
  ///
  /// Its type is checked by its name and its content, as on a live page.
  ///
  /// ```swift
  /// try page.tap("Import…")
  /// try page.importFile(named: "Products.csv", containing: Data("Lamp,20".utf8))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the file, whose extension gives its type.
  ///   - content: The content of the file.
  ///   - control: The name of the control. It is not needed if the page asks for files in one place.
  /// - Throws: ``PageError`` if the page asks for no file.
  public func importFile(
    named name: String, containing content: Data, into control: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try beginImport([(name, content)], into: control, at: TestLocation(fileID, filePath, line, column))[0].finish()
  }

  /// Chooses several files in the open dialog of a `fileImporter`, or with a `PhotosPicker`, which arrive at once.
  ///
  /// - Parameter control: The name of the control. It is not needed if the page asks for files in one place.
  /// - Throws: ``PageError`` if the page asks for no file.
  public func importFiles(
    _ files: KeyValuePairs<String, Data>, into control: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    for file in try beginImport(files.map { ($0.key, $0.value) }, into: control, at: location) { try file.finish() }
  }

  /// Chooses a file in the open dialog of a `fileImporter`, and lets the test decide when its parts arrive.
  ///
  /// - Throws: ``PageError`` if the page asks for no file.
  public func beginImport(
    ofFileNamed name: String, containing content: Data, into control: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> HeadlessUpload {
    try beginImport([(name, content)], into: control, at: TestLocation(fileID, filePath, line, column))[0]
  }

  private func beginImport(
    _ files: [(name: String, content: Data)], into control: String?, at location: TestLocation
  ) throws -> [HeadlessUpload] {
    let query = PageQuery.role(.filechooser, name: control)
    if let file = files.first { walk?.note(.importFile(named: file.name, file.content, into: control)) }
    return try begin(files, on: try find(query, at: location), as: query, at: location) { .chosen($0) }
  }

  /// Drops files onto the view with a `dropDestination` that contains a text, which arrive at once.
  ///
  /// - Parameters:
  ///   - files: The contents of the files by their names, whose extensions give their types.
  ///   - text: A text inside the view.
  ///   - place: The place in the view, from its corner.
  /// - Throws: ``PageError`` if there is no such view.
  public func dropFiles(
    _ files: KeyValuePairs<String, Data>, onto text: String, at place: CGPoint = .zero,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let query = PageQuery.text(text)
    let areas = elements.filter { $0.node.events.contains(.files) && $0.role != .filechooser && $0.text.contains(text) }
    guard let area = inFront(areas).last else { throw error(.notFound(query), at: location) }
    let point = Event.Drag.Point(x: Int(place.x), y: Int(place.y))
    let uploads = try begin(files.map { ($0.key, $0.value) }, on: area, as: query, at: location) {
      .dropped($0, at: point)
    }
    for upload in uploads { try upload.finish() }
  }

  private func begin(
    _ files: [(name: String, content: Data)], on element: PageElement, as query: PageQuery, at location: TestLocation,
    report: ([ChosenFile]) -> FileReport
  ) throws -> [HeadlessUpload] {
    let known = Set(host.fileTransfers.incoming.map(\.chosen.key))
    let chosen = files.map { file in
      importedFileCount += 1
      return ChosenFile(key: importedFileCount, name: file.name, size: file.content.count)
    }
    try send(.files(report(chosen)), to: element, as: query, at: location)
    let incoming = host.fileTransfers.incoming.filter { !known.contains($0.chosen.key) }
    return zip(chosen, files).map { chosen, file in
      HeadlessUpload(file: incoming.first { $0.chosen.key == chosen.key }, content: file.content, page: self)
    }
  }

  /// Returns the newest file that the page has exported since the last call.
  ///
  /// ```swift
  /// try page.tap("Export")
  /// let file = try page.exportedFile()
  /// #expect(file.name == "Orders.csv")
  /// ```
  ///
  /// - Throws: ``PageError`` if the page has exported none.
  public func exportedFile(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> HeadlessDownload {
    guard let file = host.fileTransfers.takeExported() else {
      throw error(.noExportedFile, at: TestLocation(fileID, filePath, line, column))
    }
    defer { file.end(.taken) }
    let content: Data =
      switch file.content {
      case .data(let data): data
      case .file(let url): try Data(contentsOf: url)
      }
    return HeadlessDownload(name: file.name, mediaType: file.mediaType, content: content)
  }
}

/// A file that a page has exported.
public struct HeadlessDownload: Hashable, Sendable {
  public let name: String
  /// The type, such as `text/csv`.
  public let mediaType: String
  public let content: Data
}

/// A file that arrives on a headless page, as a test decides.
@MainActor
public final class HeadlessUpload {
  /// The file; `nil` if the page has refused it.
  private let file: IncomingFile?
  private let content: Data
  private let page: HeadlessPage

  init(file: IncomingFile?, content: Data, page: HeadlessPage) {
    (self.file, self.content, self.page) = (file, content, page)
  }

  /// Whether the page still waits for the file.
  public var isAwaited: Bool { file?.isReceiving ?? false }

  /// Lets a part of the file arrive, from 0 to 1.
  public func receive(_ fraction: Double) { file?.receive(Int(Double(content.count) * fraction)) }

  /// Lets the rest of the file arrive. Has no effect on a file that the page has refused or canceled.
  public func finish() throws {
    guard let file, file.isReceiving else { return }
    let start = Array(content.prefix(ContentSignature.length))
    guard file.type.admits(ContentSignature.found(in: start)) else {
      return file.fail(.unsuitableType(name: file.name))
    }
    file.finish(try page.store(content, named: file.name))
  }

  /// Ends the upload as an interrupted connection does.
  public func interrupt() { file.map { $0.fail(.interrupted(name: $0.name)) } }
}

/// The folder of the files that a page has received, which ends with the page.
final class ImportFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: "headless-page-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func store(_ content: Data, named name: String) throws -> URL {
    let place = url.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    let file = place.appending(path: name)
    try content.write(to: file)
    return file
  }
}
