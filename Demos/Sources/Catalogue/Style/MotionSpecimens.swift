import SwiftUIShim

/// Transitions and animations.
struct MotionSpecimens: View {
  @State private var isShown = true
  @State private var isLarge = false

  var body: some View {
    Specimen("Transition") {
      VStack(alignment: .leading) {
        Button(isShown ? "Hide" : "Show") { withAnimation { isShown.toggle() } }
        if isShown {
          Text("Here for now").padding(8).background(.secondary).transition(.opacity.combined(with: .scale(scale: 0.8)))
        }
      }
    }
    Specimen("Animation") {
      HStack {
        Button("Turn") { isLarge.toggle() }
        Image(systemName: "house").foregroundStyle(isLarge ? .red : .blue)
          .rotationEffect(.degrees(isLarge ? 180 : 0))
          .scaleEffect(isLarge ? 1.5 : 1)
          .animation(.bouncy, value: isLarge)
      }
    }
  }
}
