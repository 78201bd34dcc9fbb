import Foundation
import SwiftUIShim

// Only these systems let a person store files.
#if !os(tvOS) && !os(watchOS)
  /// A button that hands over the invoice as a file.
  struct InvoiceButton: View {
    private let model: InvoiceViewState.InvoiceModel
    private let observe: (InvoiceViewState) -> Void
    @State private var isExporting = false

    init(model: InvoiceViewState.InvoiceModel, observe: @escaping (InvoiceViewState) -> Void) {
      self.model = model
      self.observe = observe
    }

    var body: some View {
      Button("Invoice") { isExporting = true }
        // The number distinguishes this button from the buttons of other orders for screen readers.
        .accessibilityLabel("Invoice of order \(String(model.order.id))")
        .buttonStyle(.bordered)
        .fileExporter(
          isPresented: $isExporting, document: Invoice(order: model.order), contentType: .commaSeparatedText,
          defaultFilename: model.fileName
        ) { result in
          observe(model.end(result))
        }
    }
  }

  /// The invoice of an order, as a file of comma-separated values.
  struct Invoice: FileDocument {
    static let readableContentTypes = [UTType.commaSeparatedText]

    private let order: Order

    init(order: Order) { self.order = order }

    /// An invoice is only written.
    init(configuration: ReadConfiguration) throws { throw CocoaError(.featureUnsupported) }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(order.invoice.utf8))
    }
  }
#else
  /// Nothing, where a person cannot store files.
  struct InvoiceButton: View {
    init(model: InvoiceViewState.InvoiceModel, observe: @escaping (InvoiceViewState) -> Void) {}

    var body: some View { EmptyView() }
  }
#endif
