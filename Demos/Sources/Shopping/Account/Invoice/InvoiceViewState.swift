import Foundation
import SwiftUIShim

/// The states of an order's invoice, which becomes a file of the shopper.
public enum InvoiceViewState {
  case ready(InvoiceModel)
  /// The file was handed over.
  case handedOver(name: String, InvoiceModel)
  case failed(reason: String, InvoiceModel)

  public struct InvoiceModel {
    public let order: Order
  }
}

extension InvoiceViewState.InvoiceModel {
  /// The name of the file, without extension.
  var fileName: String { String(localized: "Invoice \(String(order.id))") }

  /// Ends the export of the file.
  public func end(_ result: Result<URL, any Error>) -> InvoiceViewState {
    switch result {
    case .success(let url): .handedOver(name: url.lastPathComponent, self)
    case .failure(let error): .failed(reason: error.localizedDescription, self)
    }
  }
}
