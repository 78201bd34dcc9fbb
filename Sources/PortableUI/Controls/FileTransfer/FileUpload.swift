public import Foundation
import MainActorIsolation
#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif

/// A file that a person has chosen, while it arrives.
///
/// An action follows its updates, and so shows its progress as states:
///
/// ```swift
/// func receive(_ upload: FileUpload) -> StateSequence<ImportState> {
///   StateSequence(.receiving(0)) { emit in
///     for await update in upload.updates {
///       switch update {
///       case .receiving(let fraction): emit(.receiving(fraction))
///       case .finished(let url): return .imported(try await products(in: url))
///       case .failed(let error): return .failed(error)
///       }
///     }
///     return .ready
///   }
/// }
/// ```
public struct FileUpload: Identifiable, Sendable {
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  /// A change of a file on its way.
  public enum Update: Hashable, Sendable {
    /// A part of the file has arrived, from 0 to 1.
    case receiving(Double)
    /// The file has arrived. Its type was checked by its content. It is removed when the page ends, so a feature that
    /// keeps it moves or copies it.
    case finished(URL)
    /// The file does not arrive.
    case failed(FileTransferError)
  }

  public let id: ID
  let file: IncomingFile

  init(_ file: IncomingFile) {
    self.file = file
    id = ID(number: file.chosen.key)
  }

  /// The name of the file, without folders and characters that a file system does not take.
  public var name: String { file.name }
  /// The number of bytes.
  public var size: Int { file.chosen.size }
  /// The type, by the extension of the name.
  public var contentType: UTType { file.type }

  /// The updates from now on, which end after ``Update/finished(_:)`` or ``Update/failed(_:)``.
  ///
  /// If the task that follows them is canceled earlier, as by a newer action, the browser stops sending, and what has
  /// arrived is removed.
  public var updates: Updates { Updates(file: file) }

  /// Ends the upload, unless it has ended.
  @MainActor public func cancel() { file.cancel() }
}

extension FileUpload {
  /// The updates of a file on its way. A slow follower gets the newest ones only.
  public struct Updates: AsyncSequence, Sendable {
    fileprivate let file: IncomingFile

    public func makeAsyncIterator() -> AsyncStream<Update>.Iterator {
      let (stream, follower) = AsyncStream<Update>.makeStream(bufferingPolicy: .bufferingNewest(1))
      MainActorContext.run { [file] in file.add(follower) }
      return stream.makeAsyncIterator()
    }
  }
}
