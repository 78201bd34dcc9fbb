public import Foundation
#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif

extension View {
  /// Hands a document to the person's browser as a file when `isPresented` becomes true.
  ///
  /// The browser stores the file as it stores a download, and does not tell where. On a live page, the file has an
  /// address that only this browser and person can use, for five minutes.
  ///
  /// - Parameters:
  ///   - document: The document. Without one, nothing is exported.
  ///   - contentType: The type of the file, which gives the name its extension.
  ///   - defaultFilename: The name of the file, without folders.
  ///   - onCompletion: Called when the browser has asked for the file, with an address that consists of the name, or if
  ///     the document could not be written.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Hands a document to the person's browser as a file when `isPresented` becomes true.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the file, of which the first counts. Without one, the first type that the document
  ///     can be written to.
  ///   - onCancellation: Called if the browser has not asked for the file within five minutes.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let export = FileExport(
      contentTypes: contentTypes, defaultFilename: defaultFilename, onCompletion: onCompletion,
      onCancellation: onCancellation)
    return FileExporter(content: self, isPresented: isPresented, item: document, export: export) { $0.hand($1) }
  }

  /// Hands an item to the person's browser as a file when `isPresented` becomes true.
  ///
  /// - Parameters:
  ///   - item: The item. Without one, nothing is exported.
  ///   - contentTypes: The types of the file, of which the first counts that the item can have. Without one, the first
  ///     type of its representations.
  ///   - defaultFilename: The name of the file, without folders.
  ///   - onCompletion: Called when the browser has asked for the file, with an address that consists of the name, or if
  ///     the item has no such type or could not be written.
  ///   - onCancellation: Called if the browser has not asked for the file within five minutes.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let export = FileExport(
      contentTypes: contentTypes, defaultFilename: defaultFilename, onCompletion: onCompletion,
      onCancellation: onCancellation)
    return FileExporter(content: self, isPresented: isPresented, item: item, export: export) { $0.hand($1) }
  }
}

/// A view that hands an item, such as a document, to the browser when a binding becomes true.
private struct FileExporter<Content: View, Item> {
  let content: Content
  @Binding var isPresented: Bool
  let item: Item?
  let export: FileExport
  let hand: @MainActor (FileExport, Item) -> Void

  init(
    content: Content, isPresented: Binding<Bool>, item: Item?, export: FileExport,
    hand: @escaping @MainActor (FileExport, Item) -> Void
  ) {
    self.content = content
    _isPresented = isPresented
    self.item = item
    self.export = export
    self.hand = hand
  }
}

extension FileExporter: View {
  var body: some View {
    content.onChange(of: isPresented, initial: true) { _, isPresented in
      guard isPresented else { return }
      self.isPresented = false
      if let item { hand(export, item) }
    }
  }
}
