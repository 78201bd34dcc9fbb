import Foundation

/// The dialog with which a person chooses files, and which shows how they arrive.
struct FileImportDialog {
  let request: FileRequest
  let completion: FileImportCompletion
  /// Closes the dialog.
  let close: @MainActor () -> Void
  let onCancellation: @MainActor () -> Void
  @State var phase = Phase.choosing

  enum Phase {
    case choosing
    /// Files arrive. The fraction is the average of their fractions.
    case receiving([IncomingFile], fraction: Double)
  }
}

extension FileImportDialog: View {
  var body: some View {
    switch phase {
    case .choosing:
      Container(.h2, class: .alertTitle) { Text(request.allowsMany ? .chooseFiles : .chooseFile) }
      FileField(request: request, choose: { choose($0, on: $1) })
      actions
    case .receiving(let files, let fraction):
      Container(.h2, class: .alertTitle) { Text(.receivingFile, files.map(\.name).joined(separator: ", ")) }
      ProgressView(value: fraction)
      actions.onDisappear { for file in files { file.cancel() } }
    }
  }

  @MainActor private var actions: some View {
    Container(.div, class: .alertActions) {
      Button(role: .cancel) {
        close()
        onCancellation()
      } label: {
        Text(.cancel)
      }
    }
  }

  @MainActor private func choose(_ chosen: [ChosenFile], on host: ViewHost) -> EventOutcome {
    guard case .choosing = phase, let files = host.fileTransfers.receive(chosen, request) else {
      return .invalidPayload
    }
    switch completion {
    case .atOnce(let begin):
      close()
      begin(files.map(FileUpload.init))
    case .whenComplete(let complete):
      phase = .receiving(files, fraction: 0)
      for file in files {
        file.follow {
          update(files)
        } ended: {
          end(files, complete)
        }
      }
    }
    return .handled
  }

  @MainActor private func update(_ files: [IncomingFile]) {
    guard case .receiving = phase else { return }
    phase = .receiving(files, fraction: files.map(\.fraction).reduce(0, +) / Double(files.count))
  }

  /// Ends with the first failure, or once all files are here.
  @MainActor private func end(_ files: [IncomingFile], _ complete: @MainActor (Result<[URL], any Error>) -> Void) {
    guard case .receiving = phase else { return }
    var urls: [URL] = []
    for file in files {
      switch file.state {
      case .receiving: continue
      case .finished(let url): urls.append(url)
      case .canceled: return
      case .failed(let error):
        phase = .choosing
        for other in files { other.leave() }
        close()
        return complete(.failure(error))
      }
    }
    guard urls.count == files.count else { return }
    phase = .choosing
    close()
    complete(.success(urls))
  }
}

/// The moment of the call that hands the chosen files to a view.
enum FileImportCompletion {
  /// All files have arrived, or one has failed.
  case whenComplete(@MainActor (Result<[URL], any Error>) -> Void)
  /// The person has chosen files, which are on their way.
  case atOnce(@MainActor ([FileUpload]) -> Void)
}
