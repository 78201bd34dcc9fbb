import SwiftUIShim

private struct Expense: Identifiable {
  enum Category: String, CaseIterable, Identifiable {
    case food = "Food"
    case travel = "Travel"
    case home = "Home"
    case fun = "Fun"

    var id: String { rawValue }
    var symbol: String {
      switch self {
      case .food: "fork.knife"
      case .travel: "airplane"
      case .home: "house"
      case .fun: "gamecontroller"
      }
    }
    var color: Color {
      switch self {
      case .food: .orange
      case .travel: .blue
      case .home: .green
      case .fun: .purple
      }
    }
  }

  let id = UUID()
  var title: String
  var amount: Double
  var category: Category
}

struct ExpenseView: View {
  @State private var expenses = [
    Expense(title: "Groceries", amount: 42.3, category: .food), Expense(title: "Bus", amount: 3.2, category: .travel),
  ]
  @State private var title = ""
  @State private var amount = 0.0
  @State private var category = Expense.Category.food
  @FocusState private var isTitleFocused

  private var total: Double { expenses.reduce(0) { $0 + $1.amount } }

  var body: some View {
    NavigationStack {
      Form {
        Section("New expense") {
          TextField("Title", text: $title).focused($isTitleFocused)
          TextField("Amount", value: $amount, format: .currency(code: "EUR"))
            .keyboardType(.decimalPad)
          categories
          Button("Add expense", systemImage: "plus", action: add)
            .disabled(title.isEmpty || amount <= 0)
        }
        Section {
          ForEach(expenses) { expense in
            HStack {
              Label(expense.title, systemImage: expense.category.symbol)
                .labelStyle(BadgeLabelStyle(color: expense.category.color))
              Spacer()
              Text(expense.amount, format: .currency(code: "EUR")).monospacedDigit()
            }
          }
        } header: {
          HStack {
            Text("Expenses")
            Spacer()
            Text("Total \(total.formatted(.currency(code: "EUR")))")
          }
        }
      }
      .navigationTitle("Expenses")
    }
  }

  private var categories: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
      ForEach(Expense.Category.allCases) { option in
        Button {
          category = option
        } label: {
          VStack(spacing: 4) {
            Image(systemName: option.symbol).font(.title2)
            Text(option.rawValue).font(.caption)
          }
          .frame(maxWidth: .infinity)
          .padding(8)
          .background(option == category ? option.color.opacity(0.25) : .clear)
          .cornerRadius(10)
        }
        .buttonStyle(.borderless)
        .accessibilityAddTraits(option == category ? .isSelected : [])
      }
    }
  }

  private func add() {
    withAnimation { expenses.insert(Expense(title: title, amount: amount, category: category), at: 0) }
    (title, amount) = ("", 0)
    isTitleFocused = true
  }
}

private struct BadgeLabelStyle: LabelStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(color, in: RoundedRectangle(cornerRadius: 7))
      configuration.title
    }
  }
}

#Preview {
  ExpenseView()
}
