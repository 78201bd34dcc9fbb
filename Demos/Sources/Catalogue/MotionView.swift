import SwiftUIShim

/// Motion: timing, transitions, rows that change place, and ways to prevent motion.
public struct MotionView: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Text("Motion")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      TimingSpecimen()
      LooksSpecimen()
      TransitionSpecimens()
      RowMotionSpecimen()
      RepetitionSpecimen()
      StillnessSpecimen()
    }
    .padding()
    .navigationTitle("Motion")
  }
}

/// One race for each curve.
private struct TimingSpecimen: View {
  @State private var isAtEnd = false

  private static let curves: [(name: String, animation: Animation)] = [
    ("Linear", .linear(duration: 1)), ("Ease in", .easeIn(duration: 1)), ("Ease out", .easeOut(duration: 1)),
    ("Ease in and out", .easeInOut(duration: 1)), ("Smooth", .smooth(duration: 1)), ("Snappy", .snappy(duration: 1)),
    ("Bouncy", .bouncy(duration: 1)), ("Delayed", .linear(duration: 0.5).delay(0.5)),
  ]

  var body: some View {
    Specimen("Timing") {
      VStack(alignment: .leading) {
        Button("Race") { isAtEnd.toggle() }
        ForEach(Self.curves, id: \.name) { curve in
          Text(curve.name)
            .padding(4)
            .background(.quaternary)
            .offset(x: isAtEnd ? 160 : 0)
            .animation(curve.animation, value: isAtEnd)
        }
      }
    }
  }
}

/// Colors, sizes and effects that change together.
private struct LooksSpecimen: View {
  @State private var isLarge = false

  var body: some View {
    Specimen("Looks") {
      VStack(alignment: .leading) {
        Button("Change") { withAnimation(.bouncy) { isLarge.toggle() } }
        HStack {
          Rectangle().fill(isLarge ? .red : .blue).frame(width: isLarge ? 96 : 32, height: isLarge ? 64 : 32)
          Image(systemName: "house")
            .foregroundStyle(isLarge ? .red : .blue)
            .rotationEffect(.degrees(isLarge ? 180 : 0))
            .scaleEffect(isLarge ? 1.5 : 1)
          Text("Beside")
        }
        Text("Below")
      }
    }
  }
}

/// A view for each transition, which appears and leaves.
private struct TransitionSpecimens: View {
  @State private var isShown = true

  private static let transitions: [(name: String, transition: AnyTransition)] = [
    ("Fade", .opacity), ("Scale", .scale), ("Move up", .move(edge: .top)), ("Slide", .slide),
    ("Push", .push(from: .bottom)), ("Fade and scale", .opacity.combined(with: .scale(scale: 0.5))),
    ("Slide in, fade out", .asymmetric(insertion: .slide, removal: .opacity)), ("Nothing", .identity),
  ]

  var body: some View {
    Specimen("Transitions") {
      VStack(alignment: .leading) {
        Button(isShown ? "Hide" : "Show") { withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() } }
        ForEach(Self.transitions, id: \.name) { example in
          if isShown {
            Text(example.name).padding(4).background(.quaternary).transition(example.transition)
          }
        }
        Text("After the transitions")
      }
    }
  }
}

/// Rows that are added, removed, and change place.
private struct RowMotionSpecimen: View {
  @State private var rows = [1, 2, 3, 4]
  @State private var next = 5

  var body: some View {
    Specimen("Rows") {
      HStack {
        Button("Add row") {
          withAnimation {
            rows.insert(next, at: 1)
            next += 1
          }
        }
        Button("Remove row") { withAnimation { _ = rows.popLast() } }
        Button("Turn over") { withAnimation(.snappy) { rows.reverse() } }
      }
      List(rows, id: \.self) { row in
        Text("Row \(row)").transition(.move(edge: .leading).combined(with: .opacity))
      }
    }
  }
}

/// An animation that repeats until its value changes.
private struct RepetitionSpecimen: View {
  @State private var isFaint = false

  var body: some View {
    Specimen("Repetition") {
      HStack {
        Button(isFaint ? "Stop" : "Start") {
          withAnimation(isFaint ? .default : .easeInOut(duration: 0.8).repeatForever()) { isFaint.toggle() }
        }
        Text("Breathing").opacity(isFaint ? 0.3 : 1)
      }
    }
  }
}

/// Views that do not move with the others.
private struct StillnessSpecimen: View {
  @State private var isRight = false
  @State private var isDisabled = false

  var body: some View {
    Specimen("Stillness") {
      VStack(alignment: .leading) {
        Toggle("Disable animations", isOn: $isDisabled)
        Button("Move") {
          var transaction = Transaction(animation: .easeInOut(duration: 0.6))
          transaction.disablesAnimations = isDisabled
          withTransaction(transaction) { isRight.toggle() }
        }
        Text("With the others").offset(x: isRight ? 120 : 0)
        Text("At once").offset(x: isRight ? 120 : 0).transaction { $0.animation = nil }
      }
    }
  }
}
