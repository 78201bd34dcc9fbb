import Foundation
import SwiftUIShim
import VSM

// Only these systems let a person choose files.
#if !os(tvOS) && !os(watchOS)
  extension ProductImportViewState.ChoosingModel {
    /// Receives a file, and imports its products.
    func receive(_ upload: FileUpload) -> StateSequence<ProductImportViewState> {
      StateSequence(receiving(upload, 0)) { emit in
        if upload.size > ProductFile.byteLimit {
          await upload.cancel()
          return emit(.refused(reason: ProductFileProblem.tooLarge.localizedDescription, self))
        }
        var end: Result<URL, FileTransferError>?
        for await update in upload.updates {
          switch update {
          case .receiving(let fraction): emit(receiving(upload, fraction))
          case .finished(let url): end = .success(url)
          case .failed(let error): end = .failure(error)
          }
        }
        switch end {
        case .success(let url): await importFile(at: url, emit)
        case .failure(let error): emit(.refused(reason: error.sentence, self))
        case nil: break
        }
      }
    }

    private func receiving(_ upload: FileUpload, _ fraction: Double) -> ProductImportViewState {
      .receiving(ProductImportViewState.ReceivingModel(name: upload.name, fraction: fraction, choosing: self))
    }
  }

  /// A button with which a person chooses a file of products.
  struct ProductFileChooser: View {
    private let model: ProductImportViewState.ChoosingModel
    private let observe: (StateSequence<ProductImportViewState>) -> Void
    @State private var isChoosing = false

    init(
      model: ProductImportViewState.ChoosingModel,
      observe: @escaping (StateSequence<ProductImportViewState>) -> Void
    ) {
      self.model = model
      self.observe = observe
    }

    var body: some View {
      Button("Import products…") { isChoosing = true }
        .buttonStyle(.bordered)
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.commaSeparatedText]) { upload in
          observe(model.receive(upload))
        }
    }
  }
#else
  /// Nothing, where a person cannot choose files.
  struct ProductFileChooser: View {
    init(
      model: ProductImportViewState.ChoosingModel,
      observe: @escaping (StateSequence<ProductImportViewState>) -> Void
    ) {}

    var body: some View { EmptyView() }
  }
#endif
