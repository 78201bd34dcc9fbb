import Foundation
import SwiftUIShim

/// The features of the account that receive files or hand them over, in each of their states.
public struct FileStoryPreviews: PreviewProvider {
  private static let shop = MemoryShop()

  public static var previews: some View {
    Group {
      ProfilePictureView(state: .loading).previewDisplayName("Picture: loading")
      ProfilePictureView(dependencies: shop).previewDisplayName("Picture: empty")
      ProfilePictureView(state: .shown(.init(picture: picture, choosing: pictureChoice)))
        .previewDisplayName("Picture: shown")
      ProfilePictureView(state: .receiving(.init(loader: pictureChoice.loader)))
        .previewDisplayName("Picture: receiving")
      ProfilePictureView(state: .saving).previewDisplayName("Picture: saving")
      ProfilePictureView(state: .refused(.init(reason: refusal, choosing: pictureChoice)))
        .previewDisplayName("Picture: refused")
      ProfilePictureView(state: .failed(.preview("The picture could not be saved.")))
        .previewDisplayName("Picture: failed")
    }
    Group {
      InvoiceView(order: order).previewDisplayName("Invoice: ready")
      InvoiceView(state: .handedOver(name: "Invoice 7.csv", .init(order: order)))
        .previewDisplayName("Invoice: handed over")
      InvoiceView(state: .failed(reason: NoConnection().localizedDescription, .init(order: order)))
        .previewDisplayName("Invoice: failed")
    }
    Group {
      ProductImportView(dependencies: shop).previewDisplayName("Import: choosing")
      ProductImportView(state: .receiving(.init(name: "Lamps.csv", fraction: 0.4, choosing: fileChoice)))
        .previewDisplayName("Import: receiving")
      ProductImportView(state: .saving(count: 12)).previewDisplayName("Import: saving")
      ProductImportView(state: .imported(count: 12, fileChoice)).previewDisplayName("Import: imported")
      ProductImportView(state: .refused(reason: mistake, fileChoice)).previewDisplayName("Import: refused")
      ProductImportView(state: .failed(.preview("The products could not be imported.")))
        .previewDisplayName("Import: failed")
    }
  }

  private static let picture = ProfilePicture(kind: .png, byteCount: 48_200, address: MemoryShop.samples[0].image)

  private static var pictureChoice: ProfilePictureViewState.ChoosingModel {
    ProfilePictureViewState.ChoosingModel(loader: ProfilePictureViewState.LoaderModel(dependencies: shop))
  }

  private static var refusal: String { PictureProblem.tooLarge.localizedDescription }

  private static var order: Order {
    let cart = Cart(items: [Cart.Item(product: MemoryShop.samples[1], quantity: Quantity(clamping: 4))])
    return Order(id: 7, date: Date(timeIntervalSince1970: 1_800_000_000), OrderDraft(cart)!)
  }

  private static var fileChoice: ProductImportViewState.ChoosingModel {
    ProductImportViewState.ChoosingModel(dependencies: shop)
  }

  private static var mistake: String { ProductFileProblem.noPrice(line: 3, "abc").localizedDescription }
}
