import Foundation
import SwiftUIShim

extension Order {
  /// The invoice as comma-separated values: a line for each product, and one with the total.
  ///
  /// The headings are in the language of the page. Amounts have a point before their cents, so that programs read them.
  var invoice: String {
    let heading = [
      String(localized: "Product"), String(localized: "Quantity"), String(localized: "Price"),
      String(localized: "Total"), String(localized: "Currency"),
    ]
    let products = lines.map { line in
      [
        line.name, String(line.quantity.rawValue), line.price.plainText,
        line.price.times(line.quantity)?.plainText ?? "", line.price.currencyCode,
      ]
    }
    let end = [String(localized: "Total"), "", "", total?.plainText ?? "", total?.currencyCode ?? ""]
    return CSVWriter.text([heading] + products + [end])
  }
}
