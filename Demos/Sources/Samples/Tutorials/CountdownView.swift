import SwiftUIShim

@MainActor @Observable private final class Countdown {
  private(set) var total = 300
  private(set) var remaining = 300
  var isRunning = false

  var progress: Double { total == 0 ? 0 : Double(remaining) / Double(total) }

  var text: String {
    Duration.seconds(remaining).formatted(.time(pattern: .minuteSecond))
  }

  func add(minutes: Int) {
    total = max(60, total + minutes * 60)
    remaining = max(0, min(total, remaining + minutes * 60))
  }

  func tick() {
    guard isRunning, remaining > 0 else { return }
    remaining -= 1
    if remaining == 0 { isRunning = false }
  }

  func reset() {
    remaining = total
    isRunning = false
  }
}

struct CountdownView: View {
  @State private var countdown = Countdown()

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        Circle().stroke(Color.secondary.opacity(0.2), lineWidth: 14)
        Circle()
          .trim(from: 0, to: countdown.progress)
          .stroke(
            countdown.remaining < 60 ? Color.red : .orange, style: StrokeStyle(lineWidth: 14, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 1), value: countdown.progress)
        VStack {
          Text(countdown.text)
            .font(.system(size: 54, weight: .thin, design: .rounded))
            .monospacedDigit()
            .minimumScaleFactor(0.5)
          Text(countdown.isRunning ? "Running" : "Paused").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .frame(width: 240, height: 240)
      .accessibilityElement(children: .combine)
      HStack(spacing: 16) {
        Button("−1 min") { countdown.add(minutes: -1) }
        Button("+1 min") { countdown.add(minutes: 1) }
        Button("+5 min") { countdown.add(minutes: 5) }
      }
      .buttonStyle(.bordered)
      .disabled(countdown.isRunning)
      HStack(spacing: 40) {
        Button("Reset", systemImage: "arrow.counterclockwise", action: countdown.reset)
          .buttonStyle(RoundTimerButtonStyle(color: .gray))
        Button {
          countdown.isRunning.toggle()
        } label: {
          Label(
            countdown.isRunning ? "Pause" : "Start", systemImage: countdown.isRunning ? "pause.fill" : "play.fill")
        }
        .buttonStyle(RoundTimerButtonStyle(color: countdown.isRunning ? .orange : .green))
        .disabled(countdown.remaining == 0)
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
    .task(id: countdown.isRunning) {
      while countdown.isRunning && !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        if !Task.isCancelled { countdown.tick() }
      }
    }
  }
}

private struct RoundTimerButtonStyle: ButtonStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(width: 96, height: 96)
      .foregroundStyle(color)
      .background(color.opacity(configuration.isPressed ? 0.4 : 0.2))
      .clipShape(Circle())
      .overlay { Circle().strokeBorder(color.opacity(0.4), lineWidth: 2).padding(3) }
  }
}

#Preview {
  CountdownView()
}
