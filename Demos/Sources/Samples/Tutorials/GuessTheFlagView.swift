import SwiftUIShim

private struct Flag: Identifiable, Hashable {
  let country: String
  let stripes: [Color]
  let axis: Axis

  var id: String { country }

  static let all = [
    Flag(country: "France", stripes: [.blue, .white, .red], axis: .horizontal),
    Flag(country: "Germany", stripes: [.black, .red, .yellow], axis: .vertical),
    Flag(country: "Ireland", stripes: [.green, .white, .orange], axis: .horizontal),
    Flag(country: "Estonia", stripes: [.blue, .black, .white], axis: .vertical),
  ]
}

private struct FlagImage: View {
  let flag: Flag

  var body: some View {
    Group {
      if flag.axis == .horizontal {
        HStack(spacing: 0) { stripes }
      } else {
        VStack(spacing: 0) { stripes }
      }
    }
    .frame(width: 180, height: 100)
    .clipShape(.capsule)
    .overlay(Capsule().stroke(.black.opacity(0.3), lineWidth: 1))
    .shadow(radius: 5)
  }

  private var stripes: some View {
    ForEach(flag.stripes, id: \.self) { $0 }
  }
}

private struct ProminentTitle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.largeTitle.weight(.bold))
      .foregroundStyle(.white)
  }
}

struct GuessTheFlagView: View {
  @State private var round = 0
  @State private var score = 0
  @State private var scoreTitle = ""
  @State private var showingScore = false
  @State private var wrongGuess: Flag?

  private var flags: [Flag] { (0..<3).map { Flag.all[(round + $0) % Flag.all.count] } }
  private var correct: Flag { flags[round % 3] }

  var body: some View {
    ZStack {
      RadialGradient(
        stops: [
          .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3),
          .init(color: Color(red: 0.76, green: 0.15, blue: 0.26), location: 0.3),
        ], center: .top, startRadius: 200, endRadius: 700
      )
      .ignoresSafeArea()
      VStack(spacing: 15) {
        Text("Guess the flag").modifier(ProminentTitle())
        VStack {
          Text("Tap the flag of").foregroundStyle(.secondary).font(.subheadline.weight(.heavy))
          Text(correct.country).font(.largeTitle.weight(.semibold))
          ForEach(flags) { flag in
            Button {
              flagTapped(flag)
            } label: {
              FlagImage(flag: flag)
            }
            .buttonStyle(.plain)
            .opacity(wrongGuess == flag ? 0.4 : 1)
            .accessibilityLabel("Flag of \(flag.country)")
          }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 20)
        .background(.regularMaterial)
        .clipShape(.rect(cornerRadius: 20))
        Text("Score: \(score)").foregroundStyle(.white).font(.title.bold())
      }
      .padding()
    }
    .alert(scoreTitle, isPresented: $showingScore) {
      Button("Continue") { askQuestion() }
    } message: {
      Text("Your score is \(score).")
    }
  }

  private func flagTapped(_ flag: Flag) {
    if flag == correct {
      scoreTitle = "Correct"
      score += 1
    } else {
      scoreTitle = "Wrong, that is \(flag.country)"
      wrongGuess = flag
    }
    showingScore = true
  }

  private func askQuestion() {
    wrongGuess = nil
    withAnimation { round += 1 }
  }
}

#Preview {
  GuessTheFlagView()
}
