import Foundation
#if canImport(UniformTypeIdentifiers)
  internal import UniformTypeIdentifiers
#endif

/// The hand-over of a document or an item to the browser.
struct FileExport {
  var contentTypes: [UTType] = []
  var defaultFilename: String?
  var use = ExportedFile.Use.store
  var onCompletion: @MainActor (Result<URL, any Error>) -> Void = { _ in }
  var onCancellation: @MainActor () -> Void = {}

  @MainActor func hand<Document: FileDocument>(_ document: Document) {
    guard let type = contentTypes.first ?? Document.writableContentTypes.first else { return }
    do {
      let file = try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
      offer(file.exported, named: file.preferredFilename, type, on: .current)
    } catch {
      onCompletion(.failure(error))
    }
  }

  @MainActor func hand<Item: Transferable>(_ item: Item) {
    let exporters = Item.forms.exporters
    let suitable = contentTypes.lazy.compactMap { type in exporters.first { type.includes($0.type) } }.first
    guard let exporter = contentTypes.isEmpty ? exporters.first : suitable else {
      return onCompletion(.failure(CocoaError(.featureUnsupported)))
    }
    let host = ViewHost.current
    Task { @MainActor in
      do {
        let content: ExportedFile.Content =
          switch try await item.content(in: exporter) {
          case .data(let data): .data(data)
          case .file(let url): .file(url)
          }
        offer(content, named: nil, exporter.type, on: host)
      } catch {
        onCompletion(.failure(error))
      }
    }
  }

  @MainActor private func offer(
    _ content: ExportedFile.Content, named preferredName: String?, _ type: UTType, on host: ViewHost?
  ) {
    let name = FileName.named(defaultFilename ?? preferredName ?? "", type)
    let exported = ExportedFile(
      name: name, mediaType: type.preferredMIMEType ?? "application/octet-stream", content: content, use: use
    ) { outcome in
      switch outcome {
      case .taken: onCompletion(.success(URL(fileURLWithPath: name)))
      case .left: onCancellation()
      case .failed(let error): onCompletion(.failure(error))
      }
    }
    host?.fileTransfers.offer(exported)
  }
}

extension FileName {
  /// Returns a safe name with the usual extension of a type, unless it has one of a suitable type.
  fileprivate static func named(_ name: String, _ type: UTType) -> String {
    let name = sanitized(name)
    guard let ending = type.preferredFilenameExtension, !UTType.ofFile(named: name).conforms(to: type) else {
      return name
    }
    return sanitized("\(name).\(ending)")
  }
}

extension FileWrapper {
  #if canImport(Darwin)
    fileprivate var exported: ExportedFile.Content { .data(regularFileContents ?? Data()) }
  #else
    fileprivate var exported: ExportedFile.Content {
      switch content {
      case .data(let data): .data(data)
      case .file(let url): .file(url)
      }
    }
  #endif
}
