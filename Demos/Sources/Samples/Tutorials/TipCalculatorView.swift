import SwiftUIShim

struct TipCalculatorView: View {
  private let tipPercentages = [0, 10, 15, 20, 25]

  @State private var checkAmount = 80.0
  @State private var numberOfPeople = 2
  @State private var tipPercentage = 15
  @FocusState private var amountIsFocused: Bool

  private var currency: FloatingPointFormatStyle<Double>.Currency {
    .currency(code: Locale.current.currency?.identifier ?? "USD")
  }

  private var grandTotal: Double {
    checkAmount + checkAmount / 100 * Double(tipPercentage)
  }

  private var totalPerPerson: Double {
    grandTotal / Double(numberOfPeople)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Amount", value: $checkAmount, format: currency)
            .keyboardType(.decimalPad)
            .focused($amountIsFocused)
          Picker("Number of people", selection: $numberOfPeople) {
            ForEach(1..<21, id: \.self) {
              Text("\($0) people")
            }
          }
        }
        Section("How much do you want to tip?") {
          Picker("Tip percentage", selection: $tipPercentage) {
            ForEach(tipPercentages, id: \.self) {
              Text($0, format: .percent)
            }
          }
          .pickerStyle(.segmented)
        }
        Section {
          Text(grandTotal, format: currency)
            .foregroundStyle(tipPercentage == 0 ? .red : .primary)
            .accessibilityIdentifier("total")
        } header: {
          Text("Total for the check")
        }
        Section("Amount per person") {
          Text(totalPerPerson, format: currency)
            .font(.largeTitle.weight(.semibold))
            .accessibilityIdentifier("per-person")
        }
      }
      .navigationTitle("Tip calculator")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          if amountIsFocused {
            Button("Done") { amountIsFocused = false }
          }
        }
      }
    }
  }
}

#Preview {
  TipCalculatorView()
}
