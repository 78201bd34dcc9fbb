import SwiftUIShim

private struct BasketItem: Identifiable {
  let id = UUID()
  let name: String
  let detail: String
  let price: Decimal
  var quantity: Int
  let color: Color
}

@MainActor @Observable private final class Basket {
  var items = [
    BasketItem(name: "Espresso beans", detail: "1 kg, dark roast", price: 21.5, quantity: 1, color: .brown),
    BasketItem(name: "Paper filters", detail: "100 pieces", price: 4.95, quantity: 2, color: .gray),
    BasketItem(name: "Hand grinder", detail: "Steel burrs", price: 89, quantity: 1, color: .mint),
  ]
  var code = ""
  private(set) var discount: Decimal = 0

  var subtotal: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }
  var total: Decimal { subtotal * (1 - discount) }

  func applyCode() -> Bool {
    guard code.uppercased() == "SPRING" else { return false }
    discount = 0.1
    return true
  }
}

struct BasketView: View {
  @State private var basket = Basket()
  @State private var isCodeWrong = false
  @State private var isOrdered = false

  var body: some View {
    @Bindable var basket = basket
    NavigationStack {
      List {
        Section {
          ForEach($basket.items) { $item in
            BasketRow(item: $item)
          }
          .onDelete { basket.items.remove(atOffsets: $0) }
        }
        Section("Discount") {
          HStack {
            TextField("Code", text: $basket.code)
              .textInputAutocapitalization(.characters)
              .autocorrectionDisabled()
            Button("Apply") { isCodeWrong = !basket.applyCode() }
              .disabled(basket.code.isEmpty)
          }
        }
        Section {
          LabeledContent("Subtotal", value: basket.subtotal, format: .currency(code: "EUR"))
          if basket.discount > 0 {
            LabeledContent("Discount") {
              Text(basket.discount, format: .percent).foregroundStyle(.green)
            }
          }
          LabeledContent("Total") {
            Text(basket.total, format: .currency(code: "EUR")).bold().foregroundStyle(.primary)
          }
        }
      }
      .overlay {
        if basket.items.isEmpty {
          ContentUnavailableView {
            Label("Your basket is empty", systemImage: "cart")
          } description: {
            Text("Add something you like.")
          }
        }
      }
      .navigationTitle("Basket")
      .toolbar { EditButton() }
      .safeAreaInset(edge: .bottom) {
        Button("Check out") { isOrdered = true }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(basket.items.isEmpty)
          .frame(maxWidth: .infinity)
          .padding()
          .background(.bar)
      }
      .alert("This code is not valid.", isPresented: $isCodeWrong) {
        Button("OK") { basket.code = "" }
      }
      .alert("Thank you!", isPresented: $isOrdered) {
        Button("Continue") { basket.items.removeAll() }
      } message: {
        Text("Your order of \(basket.total.formatted(.currency(code: "EUR"))) is on its way.")
      }
    }
  }
}

private struct BasketRow: View {
  @Binding var item: BasketItem

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(item.color.gradient)
        .frame(width: 52, height: 52)
      VStack(alignment: .leading, spacing: 2) {
        Text(item.name).font(.headline)
        Text(item.detail).font(.caption).foregroundStyle(.secondary)
        Stepper(value: $item.quantity, in: 1...9) {
          Text("\(item.quantity) × \(item.price.formatted(.currency(code: "EUR")))").font(.footnote)
        }
      }
    }
  }
}

#Preview {
  BasketView()
}
