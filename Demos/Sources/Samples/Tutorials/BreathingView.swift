import SwiftUIShim

private enum BreathingPhase: String, CaseIterable {
  case ready = "Ready?"
  case inhale = "Breathe in"
  case hold = "Hold"
  case exhale = "Breathe out"

  var scale: CGFloat {
    switch self {
    case .ready, .exhale: 0.5
    case .inhale, .hold: 1
    }
  }

  var next: BreathingPhase {
    switch self {
    case .ready, .exhale: .inhale
    case .inhale: .hold
    case .hold: .exhale
    }
  }
}

struct BreathingView: View {
  @State private var phase = BreathingPhase.ready
  @State private var breaths = 0
  @State private var seconds = 4.0
  @State private var isGlowing = false

  var body: some View {
    VStack(spacing: 28) {
      ZStack {
        ForEach(0..<6) { petal in
          Circle()
            .fill(.teal.opacity(0.35))
            .frame(width: 120, height: 120)
            .offset(y: -50 * phase.scale)
            .rotationEffect(.degrees(Double(petal) * 60))
            .scaleEffect(phase.scale)
            .blendMode(.plusLighter)
        }
        Circle()
          .fill(.white)
          .frame(width: 24, height: 24)
          .blur(radius: isGlowing ? 8 : 2)
          .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isGlowing)
        Text(phase.rawValue)
          .font(.title3.weight(.medium))
          .foregroundStyle(.white)
          .id(phase)
          .transition(.opacity)
      }
      .frame(width: 280, height: 280)
      .background(Color(red: 0.05, green: 0.15, blue: 0.2))
      .mask(RoundedRectangle(cornerRadius: 40))
      .drawingGroup()
      Slider(value: $seconds, in: 2...8, step: 1) {
        Text("Seconds for a breath: \(Int(seconds))")
      }
      HStack {
        Text("\(breaths) breaths").foregroundStyle(.secondary)
        Spacer()
        Button(phase == .ready ? "Begin" : "Next", action: advance)
          .buttonStyle(.borderedProminent)
          .tint(.teal)
      }
    }
    .padding()
    .onAppear { isGlowing = true }
  }

  private func advance() {
    if phase == .exhale { breaths += 1 }
    withAnimation(.easeInOut(duration: seconds)) { phase = phase.next }
  }
}

#Preview {
  BreathingView()
}
