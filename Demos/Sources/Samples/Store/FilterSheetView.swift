import SwiftUIShim

struct ProductFilter: Equatable {
  var maximumPrice = 200.0
  var minimumRating = 0
  var inStockOnly = false
  var brands: Set<String> = []

  static let allBrands = ["Alder", "Birch", "Cedar", "Dogwood"]

  var activeCount: Int {
    (maximumPrice < 200 ? 1 : 0) + (minimumRating > 0 ? 1 : 0) + (inStockOnly ? 1 : 0) + brands.count
  }
}

struct FilterSheetView: View {
  @State private var filter = ProductFilter()
  @State private var isShowingFilter = false

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "line.3.horizontal.decrease.circle")
        .symbolRenderingMode(.hierarchical)
        .font(.system(size: 64))
        .foregroundStyle(.tint)
      Text(filter.activeCount == 0 ? "No filters" : "\(filter.activeCount) filters active").font(.title3)
      if !filter.brands.isEmpty {
        Text(filter.brands.sorted().formatted(.list(type: .and))).foregroundStyle(.secondary)
      }
      Button("Filter…") { isShowingFilter = true }
        .buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, minHeight: 320)
    .padding()
    .sheet(isPresented: $isShowingFilter) {
      FilterForm(filter: $filter)
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(24)
    }
  }
}

private struct FilterForm: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var filter: ProductFilter

  @State private var draft: ProductFilter

  init(filter: Binding<ProductFilter>) {
    _filter = filter
    _draft = State(initialValue: filter.wrappedValue)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Slider(value: $draft.maximumPrice, in: 20...200, step: 10) {
            Text("Maximum price")
          } minimumValueLabel: {
            Text("20")
          } maximumValueLabel: {
            Text("200")
          }
          Text("Up to \(draft.maximumPrice, format: .currency(code: "EUR").precision(.fractionLength(0)))")
            .font(.footnote)
            .foregroundStyle(.secondary)
        } header: {
          Text("Price")
        }
        Section("Rating") {
          Picker("At least", selection: $draft.minimumRating) {
            Text("Any").tag(0)
            ForEach(1..<6) { stars in
              Text(String(repeating: "★", count: stars)).tag(stars)
            }
          }
          Toggle("In stock only", isOn: $draft.inStockOnly)
        }
        Section("Brands") {
          ForEach(ProductFilter.allBrands, id: \.self) { brand in
            Toggle(brand, isOn: isOn(brand))
          }
        }
        Button("Reset", role: .destructive) { draft = ProductFilter() }
          .disabled(draft == ProductFilter())
      }
      .navigationTitle("Filter")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Apply") {
            filter = draft
            dismiss()
          }
        }
      }
    }
  }

  private func isOn(_ brand: String) -> Binding<Bool> {
    Binding(
      get: { draft.brands.contains(brand) },
      set: { if $0 { draft.brands.insert(brand) } else { draft.brands.remove(brand) } })
  }
}

#Preview {
  FilterSheetView()
}
