import SwiftUIShim

private enum CalculatorKey: Hashable {
  case digit(Int)
  case operation(Character)
  case decimal, equals, clear, sign, percent

  var title: String {
    switch self {
    case .digit(let digit): String(digit)
    case .operation(let symbol): String(symbol)
    case .decimal: "."
    case .equals: "="
    case .clear: "AC"
    case .sign: "±"
    case .percent: "%"
    }
  }

  var color: Color {
    switch self {
    case .operation, .equals: .orange
    case .clear, .sign, .percent: .gray
    default: Color(white: 0.25)
    }
  }
}

@Observable private final class Calculator {
  private(set) var display = "0"
  private var stored: Double?
  private var operation: Character?
  private var startsNewNumber = true

  func press(_ key: CalculatorKey) {
    switch key {
    case .digit(let digit): append(String(digit))
    case .decimal: if startsNewNumber || !display.contains(".") { append(startsNewNumber ? "0." : ".") }
    case .clear: (display, stored, operation, startsNewNumber) = ("0", nil, nil, true)
    case .sign: show(-value)
    case .percent: show(value / 100)
    case .operation(let symbol):
      evaluate()
      (stored, operation, startsNewNumber) = (value, symbol, true)
    case .equals: evaluate()
    }
  }

  private var value: Double { Double(display) ?? 0 }

  private func append(_ text: String) {
    display = startsNewNumber ? text : display + text
    startsNewNumber = false
  }

  private func show(_ number: Double) {
    display = number.formatted(
      .number.grouping(.never).precision(.fractionLength(0...6)).locale(Locale(identifier: "en_US")))
  }

  private func evaluate() {
    guard let left = stored, let operation else { return }
    switch operation {
    case "+": show(left + value)
    case "−": show(left - value)
    case "×": show(left * value)
    default: show(left / value)
    }
    (stored, self.operation, startsNewNumber) = (nil, nil, true)
  }
}

struct CalculatorView: View {
  private let rows: [[CalculatorKey]] = [
    [.clear, .sign, .percent, .operation("÷")],
    [.digit(7), .digit(8), .digit(9), .operation("×")],
    [.digit(4), .digit(5), .digit(6), .operation("−")],
    [.digit(1), .digit(2), .digit(3), .operation("+")],
    [.digit(0), .decimal, .equals],
  ]

  @State private var calculator = Calculator()

  var body: some View {
    VStack(spacing: 10) {
      Text(calculator.display)
        .font(.system(size: 64, weight: .light))
        .foregroundStyle(.white)
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.vertical)
        .accessibilityLabel("Result \(calculator.display)")
        .accessibilityIdentifier("display")
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 10) {
          ForEach(row, id: \.self) { key in
            Button(key.title) { calculator.press(key) }
              .buttonStyle(KeyStyle(color: key.color))
          }
        }
      }
    }
    .padding()
    .background(Color.black)
  }
}

private struct KeyStyle: ButtonStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title)
      .frame(maxWidth: .infinity, minHeight: 64)
      .background(configuration.isPressed ? color.opacity(0.6) : color)
      .foregroundStyle(.white)
      .clipShape(RoundedRectangle(cornerRadius: 32))
  }
}

#Preview {
  CalculatorView()
}
