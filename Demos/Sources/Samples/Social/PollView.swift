import SwiftUIShim

private struct PollOption: Identifiable {
  let id: Int
  let title: String
  var votes: Int
}

private final class Poll: ObservableObject {
  @Published var options = [
    PollOption(id: 0, title: "Mountains", votes: 42),
    PollOption(id: 1, title: "Sea", votes: 35),
    PollOption(id: 2, title: "City", votes: 12),
  ]
  @Published private(set) var choice: Int?

  var total: Int { options.map(\.votes).reduce(0, +) }

  func vote(for option: PollOption) {
    guard choice == nil else { return }
    choice = option.id
    options[option.id].votes += 1
  }

  func share(of option: PollOption) -> Double { Double(option.votes) / Double(max(total, 1)) }
}

struct PollView: View {
  @StateObject private var poll = Poll()
  @State private var selection = 0

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 14) {
        Text("Where would you rather spend a free week?").font(.headline)
        if poll.choice == nil {
          ballot
        } else {
          results
        }
        HStack {
          Text("\(poll.total) votes")
          Text("·")
          Text("2 days left")
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } label: {
      Label("Poll", systemImage: "chart.bar")
    }
    .padding()
    .animation(.spring(response: 0.5, dampingFraction: 0.8), value: poll.choice)
  }

  private var ballot: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(poll.options) { option in
        Button {
          selection = option.id
        } label: {
          HStack {
            Image(systemName: selection == option.id ? "largecircle.fill.circle" : "circle")
            Text(option.title)
            Spacer()
          }
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(selection == option.id ? [.isSelected] : [])
      }
      Button("Vote") { poll.vote(for: poll.options[selection]) }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
    }
  }

  private var results: some View {
    ForEach(poll.options) { option in
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(option.title).fontWeight(option.id == poll.choice ? .bold : .regular)
          if option.id == poll.choice { Image(systemName: "checkmark.circle").foregroundStyle(.tint) }
          Spacer()
          Text(poll.share(of: option), format: .percent.precision(.fractionLength(0))).monospacedDigit()
        }
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule().fill(Color.gray.opacity(0.2))
            Capsule()
              .fill(option.id == poll.choice ? Color.accentColor : Color.gray)
              .frame(width: geometry.size.width * poll.share(of: option))
          }
        }
        .frame(height: 8)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

#Preview {
  PollView()
}
