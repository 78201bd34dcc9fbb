import SwiftUIShim

private struct MixedColor: Equatable, Hashable {
  var red = 0.4
  var green = 0.6
  var blue = 0.8

  var color: Color { Color(red: red, green: green, blue: blue) }
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.55 }

  var hex: String {
    "#" + [red, green, blue].map { String(Int(($0 * 255).rounded()) + 256, radix: 16).suffix(2) }.joined().uppercased()
  }
}

struct ColorMixerView: View {
  @State private var mix = MixedColor()
  @State private var palette: [MixedColor] = []

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        RoundedRectangle(cornerRadius: 24)
          .fill(mix.color)
          .shadow(color: mix.color.opacity(0.5), radius: 12, x: 0, y: 8)
        Text(mix.hex)
          .font(.system(.title, design: .monospaced))
          .foregroundColor(mix.isLight ? .black : .white)
      }
      .frame(height: 180)
      ColorSlider(name: "Red", value: $mix.red, tint: .red)
      ColorSlider(name: "Green", value: $mix.green, tint: .green)
      ColorSlider(name: "Blue", value: $mix.blue, tint: .blue)
      HStack {
        Button("Add to palette") { if !palette.contains(mix) { palette.append(mix) } }
          .buttonStyle(.bordered)
        Button("Random") { mix = MixedColor(red: 0.9, green: 0.3, blue: 0.35) }
      }
      if palette.isEmpty {
        Text("Your palette is empty.").font(.footnote).foregroundColor(.secondary)
      } else {
        HStack(spacing: 0) {
          ForEach(palette, id: \.self) { saved in
            Button {
              withAnimation { mix = saved }
            } label: {
              saved.color.frame(height: 48)
            }
            .accessibilityLabel("Use \(saved.hex)")
          }
        }
        .clipShape(Capsule())
      }
    }
    .padding()
    .navigationTitle("Color mixer")
  }
}

private struct ColorSlider: View {
  let name: LocalizedStringKey
  @Binding var value: Double
  let tint: Color

  var body: some View {
    HStack {
      Slider(value: $value, in: 0...1, step: 0.05) { Text(name) }
        .tint(tint)
      Text("\(Int((value * 255).rounded()))")
        .monospacedDigit()
        .frame(width: 44, alignment: .trailing)
    }
  }
}

#Preview {
  ColorMixerView()
}

#Preview("Slider") {
  @Previewable @State var value = 0.4
  ColorSlider(name: "Green", value: $value, tint: .green)
}
