import SwiftUIShim

private struct ConvertedUnit: Hashable, Identifiable {
  let name: String
  let unit: UnitLength

  var id: String { name }

  static let all = [
    ConvertedUnit(name: "Meters", unit: .meters), ConvertedUnit(name: "Kilometers", unit: .kilometers),
    ConvertedUnit(name: "Feet", unit: .feet), ConvertedUnit(name: "Miles", unit: .miles),
  ]
}

struct UnitConverterView: View {
  @State private var input = 100.0
  @State private var source = ConvertedUnit.all[0]
  @State private var target = ConvertedUnit.all[2]
  @FocusState private var isFocused

  private var output: Double {
    Measurement(value: input, unit: source.unit).converted(to: target.unit).value
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Convert") {
          TextField("Amount", value: $input, format: .number)
            .keyboardType(.decimalPad)
            .focused($isFocused)
          UnitPicker(title: "From", unit: $source)
          UnitPicker(title: "To", unit: $target)
          Button("Swap units", systemImage: "arrow.up.arrow.down") {
            (source, target) = (target, source)
          }
        }
        Section("Result") {
          VStack(alignment: .leading) {
            Text(output, format: .number.precision(.fractionLength(0...2)))
              .font(.system(.largeTitle, design: .rounded, weight: .semibold))
              .accessibilityIdentifier("result")
            Text(target.name.lowercased())
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        Section("All units") {
          ForEach(ConvertedUnit.all.filter { $0 != source }) { unit in
            LabeledContent(unit.name) {
              Text(
                Measurement(value: input, unit: source.unit).converted(to: unit.unit).value,
                format: .number.precision(.significantDigits(1...5)))
            }
          }
        }
      }
      .navigationTitle("Units")
      .toolbar {
        ToolbarItem(placement: .keyboard) {
          Button("Done") { isFocused = false }
        }
      }
    }
  }
}

private struct UnitPicker: View {
  let title: LocalizedStringKey
  @Binding var unit: ConvertedUnit

  var body: some View {
    Picker(title, selection: $unit) {
      ForEach(ConvertedUnit.all) { Text($0.name).tag($0) }
    }
    .pickerStyle(.menu)
  }
}

#Preview {
  UnitConverterView()
}
