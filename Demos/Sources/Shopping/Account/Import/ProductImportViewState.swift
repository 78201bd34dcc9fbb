import Foundation
import VSM

/// The states of an import of products from a file.
public enum ProductImportViewState {
  case choosing(ChoosingModel)
  /// The file is on its way.
  case receiving(ReceivingModel)
  /// The file has no mistake, and its products are being stored.
  case saving(count: Int)
  case imported(count: Int, ChoosingModel)
  /// A reason why nothing was imported, such as a mistake in a line.
  case refused(reason: String, ChoosingModel)
  case failed(ErrorModel<ProductImportViewState>)

  public typealias Dependencies = ProductRepositoryDependency

  /// Lets a person choose a file, where the system can.
  public struct ChoosingModel {
    let dependencies: any Dependencies
  }

  public struct ReceivingModel {
    public let name: String
    /// The part that has arrived, from 0 to 1.
    public let fraction: Double
    let choosing: ChoosingModel
  }
}

extension ProductImportViewState.ReceivingModel {
  /// Stops the upload: a newer action cancels the one that follows it.
  public func stop() -> ProductImportViewState { .choosing(choosing) }
}

extension ProductImportViewState.ChoosingModel {
  /// Imports the products of a file that has arrived: all of them, or none if a line is wrong.
  func importFile(at url: URL, _ emit: StateEmitter<ProductImportViewState>) async {
    let products: [ProductDraft]
    do {
      products = try ProductFile(Data(contentsOf: url)).products
    } catch {
      return emit(.refused(reason: error.localizedDescription, self))
    }
    emit(.saving(count: products.count))
    await store(products, emit)
  }

  private func store(_ products: [ProductDraft], _ emit: StateEmitter<ProductImportViewState>) async {
    do {
      try await dependencies.productRepository.importProducts(products)
      emit(.imported(count: products.count, self))
    } catch ShopProblem.full {
      emit(.refused(reason: ShopProblem.full.localizedDescription, self))
    } catch {
      emit(.failed(ErrorModel("The products could not be imported.", error) { save(products) }))
    }
  }

  private func save(_ products: [ProductDraft]) -> StateSequence<ProductImportViewState> {
    StateSequence(.saving(count: products.count)) { emit in await store(products, emit) }
  }
}
