public import Foundation
#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif

extension View {
  /// Lets a person choose a file while `isPresented` is true, and waits until it has arrived.
  ///
  /// The browser's dialog opens by itself where the browser permits it, and otherwise by a button of a dialog of the page,
  /// onto which a file can also be dropped. The file is a temporary one: it is removed when the page ends.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: The types of files. The name and the content of the file decide.
  ///   - onCompletion: Gets the file, or a ``FileTransferError``.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented, FileRequest(types: allowedContentTypes, allowsMany: false),
      .whenComplete { result in onCompletion(result.map { $0[0] }) })
  }

  /// Lets a person choose files while `isPresented` is true, and waits until they have arrived.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: The types of files. The names and the contents of the files decide.
  ///   - allowsMultipleSelection: Whether a person can choose several files.
  ///   - onCompletion: Gets the files, or a ``FileTransferError`` if one of them does not arrive.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented, FileRequest(types: allowedContentTypes, allowsMany: allowsMultipleSelection),
      .whenComplete(onCompletion))
  }

  /// Lets a person choose files while `isPresented` is true, and waits until they have arrived.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: The types of files. The names and the contents of the files decide.
  ///   - allowsMultipleSelection: Whether a person can choose several files.
  ///   - onCompletion: Gets the files, or a ``FileTransferError`` if one of them does not arrive.
  ///   - onCancellation: Called if the person chooses none, or stops the upload.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    fileImporter(
      isPresented, FileRequest(types: allowedContentTypes, allowsMany: allowsMultipleSelection),
      .whenComplete(onCompletion), onCancellation)
  }

  /// Lets a person choose a file while `isPresented` is true, and passes it on at once, while it arrives.
  ///
  /// SwiftUI has no such modifier, so SwiftUIShim adds it to SwiftUI too, where a file arrives at once.
  ///
  /// - Parameter onUpload: Gets the file, whose ``FileUpload/updates`` an action follows.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onUpload: @escaping @MainActor (FileUpload) -> Void
  ) -> some View {
    fileImporter(
      isPresented, FileRequest(types: allowedContentTypes, allowsMany: false), .atOnce { onUpload($0[0]) })
  }

  /// Lets a person choose files while `isPresented` is true, and passes them on at once, while they arrive.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onUpload: @escaping @MainActor ([FileUpload]) -> Void
  ) -> some View {
    fileImporter(
      isPresented, FileRequest(types: allowedContentTypes, allowsMany: allowsMultipleSelection), .atOnce(onUpload))
  }

  nonisolated func fileImporter(
    _ isPresented: Binding<Bool>, _ request: FileRequest, _ completion: FileImportCompletion,
    _ onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    PresentationModifier(
      content: self,
      presentation: Presentation(.fileImporter, isPresented: isPresented) {
        FileImportDialog(
          request: request, completion: completion, close: { isPresented.wrappedValue = false },
          onCancellation: onCancellation)
      })
  }
}
