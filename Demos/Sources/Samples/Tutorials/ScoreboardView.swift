import SwiftUIShim

private struct Team: Identifiable {
  let id: Int
  var name: String
  var score = 0
  let color: Color
}

private struct PanelModifier: ViewModifier {
  let color: Color
  let isLeading: Bool

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity)
      .padding(.vertical, 24)
      .background(color.opacity(isLeading ? 0.9 : 0.6).gradient)
      .foregroundStyle(.white)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .overlay {
        RoundedRectangle(cornerRadius: 20)
          .strokeBorder(style: StrokeStyle(lineWidth: isLeading ? 4 : 0))
          .foregroundStyle(.yellow)
      }
  }
}

extension View {
  fileprivate func panel(_ color: Color, isLeading: Bool) -> some View {
    modifier(PanelModifier(color: color, isLeading: isLeading))
  }
}

struct ScoreboardView: View {
  @State private var teams = [Team(id: 0, name: "Home", color: .red), Team(id: 1, name: "Guests", color: .blue)]
  @State private var goal = 5
  @State private var history: [Int] = []

  private var winner: Team? { teams.first { $0.score >= goal } }

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 16) {
        ForEach($teams) { $team in
          TeamPanel(team: $team, isLeading: team.score == teams.map(\.score).max() && team.score > 0) {
            history.append(team.id)
          }
          .disabled(winner != nil)
        }
      }
      if let winner {
        Text("\(winner.name) win!")
          .font(.largeTitle.bold())
          .transition(.scale.combined(with: .opacity))
      }
      Picker("Play to", selection: $goal) {
        ForEach([3, 5, 10], id: \.self) { Text("\($0)") }
      }
      .pickerStyle(.segmented)
      HStack {
        Button("Undo", systemImage: "arrow.uturn.backward", action: undo).disabled(history.isEmpty)
        Spacer()
        Button("New game", role: .destructive) {
          withAnimation {
            for index in teams.indices { teams[index].score = 0 }
            history = []
          }
        }
      }
    }
    .padding()
    .animation(.bouncy, value: winner?.id)
  }

  private func undo() {
    guard let last = history.popLast() else { return }
    teams[last].score -= 1
  }
}

private struct TeamPanel: View {
  @Binding var team: Team
  let isLeading: Bool
  let onScore: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      TextField("Team", text: $team.name)
        .textFieldStyle(.plain)
        .labelsHidden()
        .multilineTextAlignment(.center)
        .font(.headline)
      Text(team.score, format: .number)
        .font(.system(size: 72, weight: .heavy, design: .rounded))
        .contentTransition(.numericText(value: Double(team.score)))
      Button {
        withAnimation { team.score += 1 }
        onScore()
      } label: {
        Image(systemName: "plus").bold().padding(4)
      }
      .buttonStyle(.borderedProminent)
      .tint(.white.opacity(0.3))
      .accessibilityLabel("Point for \(team.name)")
    }
    .panel(team.color, isLeading: isLeading)
  }
}

#Preview {
  ScoreboardView()
}
