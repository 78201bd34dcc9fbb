import Foundation
import PortableUIWeb
import SwiftUIShim

/// One page in the look of a brand, or in the default look.
struct BrandsView: View {
  let brand: Brand?
  @State private var name = "Ada"
  @State private var isReduced = false
  @State private var size = "M"
  @State private var cups = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(brand?.title ?? "Brands")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      Text(brand?.claim ?? "The same page, with a style sheet of about twenty lines for each brand.")
        .frame(maxWidth: .infinity, alignment: .leading)
        .styleClass("hero")
      Section("Looks") {
        Link("Default", destination: Brand.overview)
        ForEach(Brand.allCases, id: \.self) { Link($0.title, destination: $0.address) }
      }
      Section("Tea") {
        ForEach(Tea.all, id: \.name) { tea in
          LabeledContent(tea.name) {
            Text(isReduced ? tea.reducedPrice : tea.price).styleClass("price", isReduced ? "reduced" : nil)
          }
        }
        Toggle("Reduced prices", isOn: $isReduced)
      }
      Section("Your order") {
        TextField("Name", text: $name)
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Cups: \(cups)", value: $cups, in: 1...9)
        ProgressView("Warming up", value: 0.4)
        HStack {
          Button("Order") { cups = 1 }.buttonStyle(.borderedProminent)
          Button("Add a cup") { cups = min(cups + 1, 9) }
          Button("Clear", role: .destructive) { name = "" }
        }
      }
      Text("Prices include the cup.").font(.footnote).foregroundStyle(.secondary)
    }
    .padding()
    .navigationTitle(brand?.title ?? "Brands")
  }
}

/// A kind of tea with its prices.
private struct Tea {
  let name: String
  let price: String
  let reducedPrice: String

  static let all = [
    Tea(name: "Assam", price: "€4.20", reducedPrice: "€3.50"),
    Tea(name: "Sencha", price: "€5.80", reducedPrice: "€4.90"),
  ]
}
