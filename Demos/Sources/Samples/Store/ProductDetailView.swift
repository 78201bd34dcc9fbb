import SwiftUIShim

private struct Variant: Identifiable, Hashable {
  let name: String
  let color: Color
  var id: String { name }

  static let all = [
    Variant(name: "Moss", color: .green), Variant(name: "Clay", color: .orange), Variant(name: "Night", color: .indigo),
  ]
}

struct ProductDetailView: View {
  private let sizes = ["S", "M", "L", "XL"]

  @State private var variant = Variant.all[0]
  @State private var size = "M"
  @State private var quantity = 1
  @State private var isDescriptionExpanded = false
  @State private var addedCount = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        gallery
        VStack(alignment: .leading, spacing: 8) {
          Text("Trail Jacket").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(149, format: .currency(code: "USD")).font(.title2)
            Text(189, format: .currency(code: "USD")).strikethrough().foregroundStyle(.secondary)
          }
        }
        colors
        Picker("Size", selection: $size) {
          ForEach(sizes, id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...5)
        DisclosureGroup("Description", isExpanded: $isDescriptionExpanded) {
          Text("Three layers, taped seams, and a hood that fits over a helmet. Packs into its own pocket.")
            .font(.callout)
            .foregroundStyle(.secondary)
            .padding(.top, 8)
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) { buyBar }
  }

  private var gallery: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(0..<4, id: \.self) { index in
          RoundedRectangle(cornerRadius: 20)
            .fill(variant.color.opacity(1 - Double(index) * 0.2))
            .frame(width: 260, height: 220)
            .overlay {
              Image(systemName: "figure.hiking")
                .font(.system(size: 72, weight: .light))
                .foregroundStyle(.white)
            }
            .accessibilityLabel("Picture \(index + 1)")
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: 220)
  }

  private var colors: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Color: \(variant.name)").font(.subheadline)
      HStack(spacing: 14) {
        ForEach(Variant.all) { option in
          Button {
            withAnimation(.easeOut) { variant = option }
          } label: {
            Circle()
              .fill(option.color)
              .frame(width: 32, height: 32)
              .padding(4)
              .overlay {
                if option == variant { Circle().stroke(option.color, lineWidth: 2) }
              }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(option.name)
          .accessibilityAddTraits(option == variant ? .isSelected : [])
        }
      }
    }
  }

  private var buyBar: some View {
    VStack(spacing: 8) {
      if addedCount > 0 {
        Text("\(addedCount) in cart: \(variant.name), size \(size)")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .transition(.opacity)
      }
      Button {
        withAnimation { addedCount += quantity }
      } label: {
        Label("Add to cart", systemImage: "cart.badge.plus").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding()
    .background(.regularMaterial)
  }
}

#Preview {
  ProductDetailView()
}
