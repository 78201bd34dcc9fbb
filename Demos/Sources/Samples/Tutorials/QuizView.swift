import SwiftUIShim

private struct Question {
  let text: String
  let answers: [String]
  let correct: Int
}

private let questions = [
  Question(text: "Which river flows through Vienna?", answers: ["Rhine", "Danube", "Elbe"], correct: 1),
  Question(text: "How many moons has Mars?", answers: ["None", "One", "Two"], correct: 2),
  Question(text: "What is H₂O?", answers: ["Water", "Salt", "Air"], correct: 0),
]

struct QuizView: View {
  @State private var index = 0
  @State private var score = 0
  @State private var chosen: Int?
  @State private var isShowingResult = false

  private var question: Question { questions[index] }

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      VStack(spacing: 24) {
        Text("Question \(index + 1) of \(questions.count)")
          .font(.subheadline).textCase(.uppercase)
          .foregroundStyle(.white.opacity(0.7))
        Text(question.text)
          .font(.title.bold())
          .foregroundStyle(.white)
          .multilineTextAlignment(.center)
        VStack(spacing: 12) {
          ForEach(question.answers.indices, id: \.self) { answer in
            Button(question.answers[answer]) { choose(answer) }
              .buttonStyle(AnswerButtonStyle(state: state(of: answer)))
              .disabled(chosen != nil)
          }
        }
        Button("Continue", action: next)
          .buttonStyle(.borderedProminent)
          .opacity(chosen == nil ? 0 : 1)
          .disabled(chosen == nil)
        Text("Score: \(score)").foregroundStyle(.white).font(.headline)
      }
      .padding(24)
    }
    .frame(minHeight: 520)
    .alert("You have \(score) of \(questions.count) points.", isPresented: $isShowingResult) {
      Button("Play again") { (index, score) = (0, 0) }
    }
  }

  private func state(of answer: Int) -> AnswerButtonStyle.AnswerState {
    guard let chosen else { return .open }
    if answer == question.correct { return .correct }
    return answer == chosen ? .wrong : .open
  }

  private func choose(_ answer: Int) {
    withAnimation(.easeInOut) { chosen = answer }
    if answer == question.correct { score += 1 }
  }

  private func next() {
    chosen = nil
    if index + 1 < questions.count { index += 1 } else { isShowingResult = true }
  }
}

private struct AnswerButtonStyle: ButtonStyle {
  enum AnswerState { case open, correct, wrong }

  let state: AnswerState

  private var color: Color {
    switch state {
    case .open: .white.opacity(0.15)
    case .correct: .green
    case .wrong: .red
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding()
      .foregroundStyle(.white)
      .background(color, in: RoundedRectangle(cornerRadius: 14))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

#Preview {
  QuizView()
}
