import SwiftUIShim

private enum CheckoutStep: Int, CaseIterable, Identifiable {
  case delivery, payment, review, done

  var id: Int { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .delivery: "Delivery"
    case .payment: "Payment"
    case .review: "Review"
    case .done: "Done"
    }
  }
}

private struct CardModifier: ViewModifier {
  var isSelected = false

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        RoundedRectangle(cornerRadius: 14)
          .strokeBorder(isSelected ? Color.accentColor : .gray.opacity(0.3), lineWidth: isSelected ? 2 : 1))
  }
}

extension View {
  fileprivate func card(isSelected: Bool = false) -> some View { modifier(CardModifier(isSelected: isSelected)) }
}

struct CheckoutFlowView: View {
  private let deliveries = ["Standard, 3 days", "Express, tomorrow", "Pick up in store"]
  private let payments = ["Card ending in 4242", "Invoice", "Gift card"]

  @State private var step = CheckoutStep.delivery
  @State private var delivery = "Standard, 3 days"
  @State private var payment: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      StepIndicator(current: step)
      Group {
        switch step {
        case .delivery:
          choices(deliveries, selected: delivery) { delivery = $0 }
        case .payment:
          choices(payments, selected: payment) { payment = $0 }
        case .review:
          VStack(spacing: 12) {
            LabeledContent("Delivery", value: delivery)
            LabeledContent("Payment", value: payment ?? "–")
          }
          .card()
        case .done:
          Label("Your order has been placed.", systemImage: "checkmark.circle")
            .font(.title3)
            .foregroundStyle(.green)
            .card()
        }
      }
      .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
      if step != .done { buttons }
    }
    .padding()
    .navigationTitle("Checkout")
  }

  private func choices(_ titles: [String], selected: String?, choose: @escaping (String) -> Void) -> some View {
    ForEach(titles, id: \.self) { title in
      Button {
        choose(title)
      } label: {
        HStack {
          Text(title)
          Spacer()
          if title == selected { Image(systemName: "checkmark").foregroundStyle(.tint) }
        }
        .card(isSelected: title == selected)
      }
      .buttonStyle(.plain)
    }
  }

  private var buttons: some View {
    HStack {
      Button("Back") { move(by: -1) }
        .disabled(step == .delivery)
      Spacer()
      Button(step == .review ? "Place order" : "Next") { move(by: 1) }
        .buttonStyle(.borderedProminent)
        .disabled(step == .payment && payment == nil)
    }
  }

  private func move(by offset: Int) {
    guard let next = CheckoutStep(rawValue: step.rawValue + offset) else { return }
    withAnimation(.snappy) { step = next }
  }
}

private struct StepIndicator: View {
  let current: CheckoutStep

  var body: some View {
    HStack(spacing: 8) {
      ForEach(CheckoutStep.allCases) { step in
        VStack(spacing: 4) {
          Capsule()
            .fill(step.rawValue <= current.rawValue ? Color.accentColor : Color.gray.opacity(0.3))
            .frame(height: 4)
          Text(step.title)
            .font(.caption)
            .fontWeight(step == current ? .bold : .regular)
            .foregroundStyle(step == current ? .primary : .secondary)
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Step \(current.rawValue + 1) of \(CheckoutStep.allCases.count)")
  }
}

#Preview {
  CheckoutFlowView()
}
