// Files that arrive while an action follows them. In an app, a file is on the device and arrives at once. PortableUI has
// the same types for live pages.
#if canImport(SwiftUI) && !PortableUI && (os(iOS) || os(macOS) || os(visionOS))
  public import Foundation
  public import SwiftUI
  public import UniformTypeIdentifiers

  /// The reason why a file that a person has chosen does not arrive.
  public enum FileTransferError: Error, Hashable, Sendable {
    case tooLarge(name: String, limit: Int)
    case tooMany(limit: Int)
    case unsuitableType(name: String)
    case noSpace(name: String)
    case interrupted(name: String)
    case notStored(name: String)
  }

  extension FileTransferError: LocalizedError {
    public var errorDescription: String? {
      switch self {
      case .tooLarge(let name, _): "“\(name)” is too large."
      case .tooMany: "These are too many files."
      case .unsuitableType(let name): "“\(name)” is not a suitable file."
      case .noSpace(let name): "There is no space for “\(name)”."
      case .interrupted(let name), .notStored(let name): "“\(name)” has not arrived. Try it again."
      }
    }
  }

  /// A file that a person has chosen, while it arrives.
  public struct FileUpload: Identifiable, Sendable {
    /// A change of a file on its way.
    public enum Update: Hashable, Sendable {
      /// A part of the file has arrived, from 0 to 1.
      case receiving(Double)
      /// The file has arrived.
      case finished(URL)
      /// The file does not arrive.
      case failed(FileTransferError)
    }

    public let id = UUID()
    /// The name of the file.
    public let name: String
    /// The number of bytes.
    public let size: Int
    /// The type, by the extension of the name.
    public let contentType: UTType
    private let result: Result<URL, FileTransferError>

    /// Copies a file that a person has chosen, while the app may read it.
    fileprivate init(_ url: URL) {
      name = url.lastPathComponent
      contentType = UTType(filenameExtension: url.pathExtension) ?? .data
      let isGranted = url.startAccessingSecurityScopedResource()
      defer { if isGranted { url.stopAccessingSecurityScopedResource() } }
      let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).appending(path: name)
      do {
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: url, to: copy)
        size = try copy.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        result = .success(copy)
      } catch {
        size = 0
        result = .failure(.notStored(name: name))
      }
    }

    /// The updates, of which there is one: the file, or the reason why it cannot be read.
    public var updates: AsyncStream<Update> {
      AsyncStream { follower in
        switch result {
        case .success(let url): follower.yield(.finished(url))
        case .failure(let error): follower.yield(.failed(error))
        }
        follower.finish()
      }
    }

    /// Has no effect: the file is here.
    @MainActor public func cancel() {}
  }

  extension View {
    /// Lets a person choose a file while `isPresented` is true, and passes it on.
    nonisolated public func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType], onUpload: @escaping @MainActor (FileUpload) -> Void
    ) -> some View {
      fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes) { result in
        MainActor.assumeIsolated {
          if case .success(let url) = result { onUpload(FileUpload(url)) }
        }
      }
    }

    /// Lets a person choose files while `isPresented` is true, and passes them on.
    nonisolated public func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
      onUpload: @escaping @MainActor ([FileUpload]) -> Void
    ) -> some View {
      fileImporter(
        isPresented: isPresented, allowedContentTypes: allowedContentTypes,
        allowsMultipleSelection: allowsMultipleSelection
      ) { result in
        MainActor.assumeIsolated {
          if case .success(let urls) = result { onUpload(urls.map(FileUpload.init)) }
        }
      }
    }
  }
#endif
