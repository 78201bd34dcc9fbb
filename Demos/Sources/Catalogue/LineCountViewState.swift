import Foundation
import SwiftUIShim
import VSM

// Only these systems let a person choose files.
#if !os(tvOS) && !os(watchOS)
  /// The states of a count of the lines of a text file that a person sends.
  enum LineCountViewState {
    case ready(LineCountModel)
    case receiving(ReceivingModel)
    case counted(name: String, lines: Int, LineCountModel)
    case failed(FileTransferError, LineCountModel)
  }

  struct LineCountModel: Sendable {
    func count(_ upload: FileUpload) -> StateSequence<LineCountViewState> {
      StateSequence(.receiving(ReceivingModel(name: upload.name, fraction: 0))) { emit in
        for await update in upload.updates {
          switch update {
          case .receiving(let fraction): emit(.receiving(ReceivingModel(name: upload.name, fraction: fraction)))
          case .finished(let url): emit(.counted(name: upload.name, lines: lines(in: url), self))
          case .failed(let error): emit(.failed(error, self))
          }
        }
      }
    }

    private func lines(in url: URL) -> Int {
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.split(whereSeparator: \.isNewline).count
    }
  }

  struct ReceivingModel: Sendable {
    let name: String
    /// The part that has arrived, from 0 to 1.
    let fraction: Double

    /// Stops the upload: a newer action cancels the one that follows it.
    func stop() -> LineCountViewState { .ready(LineCountModel()) }
  }
#endif
