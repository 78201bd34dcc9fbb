package import Foundation
import MainActorIsolation
#if canImport(UniformTypeIdentifiers)
  package import UniformTypeIdentifiers
#endif

/// A file on its way from a browser to a page.
@MainActor
package final class IncomingFile {
  package enum State {
    /// So many bytes have arrived.
    case receiving(Int)
    case finished(URL)
    case failed(FileTransferError)
    /// The view or the person has canceled the file.
    case canceled
  }

  /// The file, as the browser describes it.
  package nonisolated let chosen: ChosenFile
  /// The name, which is safe in a path.
  package nonisolated let name: String
  /// The type by the extension of the name.
  package nonisolated let type: UTType
  package private(set) var state = State.receiving(0)
  private weak var transfers: FileTransfers?
  private var followers: [AsyncStream<FileUpload.Update>.Continuation] = []
  private var whenChanged: (() -> Void)?
  private var whenEnded: (() -> Void)?

  init(_ chosen: ChosenFile, transfers: FileTransfers?) {
    self.chosen = chosen
    name = FileName.sanitized(chosen.name)
    type = .ofFile(named: name)
    self.transfers = transfers
  }

  package var isReceiving: Bool { if case .receiving = state { true } else { false } }

  /// The part that has arrived, from 0 to 1.
  var fraction: Double {
    switch state {
    case .receiving(let count): chosen.size == 0 ? 0 : Double(count) / Double(chosen.size)
    case .finished: 1
    case .failed, .canceled: 0
    }
  }

  // MARK: The receiver

  /// Notes the number of bytes that have arrived.
  package func receive(_ count: Int) {
    guard isReceiving else { return }
    state = .receiving(count)
    tell()
  }

  /// Ends with the stored file.
  package func finish(_ url: URL) { end(as: .finished(url)) }

  package func fail(_ error: FileTransferError) { end(as: .failed(error)) }

  /// Cancels the file, unless it has ended.
  package func cancel() {
    guard isReceiving else { return }
    end(as: .canceled)
  }

  private func end(as state: State) {
    guard isReceiving else { return }
    self.state = state
    transfers?.didEnd(self)
    tell()
    // The closures refer to all files of a choice, and so to this one.
    let ended = whenEnded
    (whenChanged, whenEnded) = (nil, nil)
    ended?()
  }

  // MARK: The followers

  /// Calls a closure after each change, until the end.
  func follow(_ change: @escaping () -> Void, ended: @escaping () -> Void) {
    guard isReceiving else { return ended() }
    (whenChanged, whenEnded) = (change, ended)
  }

  /// Cancels the file without a call of the closures.
  func leave() {
    (whenChanged, whenEnded) = (nil, nil)
    cancel()
  }

  private func tell() {
    whenChanged?()
    guard let update else {
      for follower in followers { follower.finish() }
      return
    }
    for follower in followers {
      follower.yield(update)
      if !isReceiving { follower.finish() }
    }
    if !isReceiving { followers = [] }
  }

  private var update: FileUpload.Update? {
    switch state {
    case .receiving: .receiving(fraction)
    case .finished(let url): .finished(url)
    case .failed(let error): .failed(error)
    case .canceled: nil
    }
  }

  /// Adds a follower of the updates from now on. The file is canceled when the follower ends before the file.
  func add(_ follower: AsyncStream<FileUpload.Update>.Continuation) {
    if let update { follower.yield(update) }
    guard isReceiving else { return follower.finish() }
    follower.onTermination = { [weak self] reason in
      guard case .cancelled = reason else { return }
      MainActorContext.run { self?.cancel() }
    }
    followers.append(follower)
  }
}

/// The files that a view asks for.
struct FileRequest: Equatable {
  let types: [UTType]
  let allowsMany: Bool

  func accepts(_ type: UTType) -> Bool { types.contains { $0.includes(type) } }
}
