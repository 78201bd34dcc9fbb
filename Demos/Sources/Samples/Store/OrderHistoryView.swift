import SwiftUIShim

private struct Order: Identifiable, Hashable {
  enum Progress: String, CaseIterable {
    case placed = "Placed"
    case shipped = "Shipped"
    case delivered = "Delivered"

    var fraction: Double {
      switch self {
      case .placed: 0.1
      case .shipped: 0.6
      case .delivered: 1
      }
    }
  }

  let id: String
  let month: String
  let date: Date
  let total: Decimal
  var progress: Progress
}

private let orders = [
  Order(id: "A-1042", month: "June", date: Date(timeIntervalSince1970: 1_781_500_000), total: 64.2, progress: .shipped),
  Order(id: "A-1039", month: "June", date: Date(timeIntervalSince1970: 1_780_900_000), total: 18, progress: .delivered),
  Order(
    id: "A-0977", month: "May", date: Date(timeIntervalSince1970: 1_778_000_000), total: 240.9, progress: .delivered),
]

struct OrderHistoryView: View {
  @State private var path = NavigationPath()
  @State private var returned: Set<Order.ID> = []

  private var months: [(name: String, orders: [Order])] {
    ["June", "May"].map { month in (month, orders.filter { $0.month == month }) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(months, id: \.name) { month in
          Section {
            ForEach(month.orders) { order in
              NavigationLink(value: order) {
                OrderRow(order: order, isReturned: returned.contains(order.id))
              }
            }
          } header: {
            Text(month.name)
          } footer: {
            Text("\(month.orders.count) orders")
          }
        }
      }
      .navigationTitle("Orders")
      .navigationDestination(for: Order.self) { order in
        OrderDetail(order: order) {
          returned.insert(order.id)
          path.removeLast()
        }
      }
    }
  }
}

private struct OrderRow: View {
  let order: Order
  let isReturned: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(order.id).font(.body.monospaced())
        Text(order.date, format: .dateTime.weekday(.wide).day().month())
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(isReturned ? "Returned" : order.progress.rawValue)
        .font(.caption.bold())
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .foregroundStyle(isReturned ? .orange : .green)
        .background((isReturned ? Color.orange : Color.green).opacity(0.15), in: Capsule())
    }
  }
}

private struct OrderDetail: View {
  let order: Order
  let onReturn: @MainActor () -> Void

  var body: some View {
    Form {
      Section("Delivery") {
        ProgressView(value: order.progress.fraction) {
          Text(order.progress.rawValue)
        } currentValueLabel: {
          Text(order.progress.fraction.formatted(.percent))
        }
        .tint(.green)
      }
      LabeledContent("Total", value: order.total.formatted(.currency(code: "EUR")))
      LabeledContent("Number", value: order.id)
      if order.progress == .delivered {
        Button("Return this order", role: .destructive, action: onReturn)
      }
    }
    .navigationTitle("Order \(order.id)")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  OrderHistoryView()
}
