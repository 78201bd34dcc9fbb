import SwiftUIShim

/// Colors, levels, gradients and materials.
struct ColorSpecimens: View {
  private static let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .primary,
    .secondary, .accentColor,
  ]

  var body: some View {
    Specimen("Color") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<Self.colors.count, id: \.self) { index in
          Self.colors[index].frame(height: 40).cornerRadius(8)
        }
      }
    }
    Specimen("Levels") {
      HStack {
        Circle().fill(.primary).frame(width: 32, height: 32)
        Circle().fill(.secondary).frame(width: 32, height: 32)
        Circle().fill(.tertiary).frame(width: 32, height: 32)
        Circle().fill(.quaternary).frame(width: 32, height: 32)
        Circle().fill(.quinary).frame(width: 32, height: 32)
      }
    }
    Specimen("Gradients") {
      HStack {
        LinearGradient(colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
          .frame(height: 64)
        RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 48).frame(height: 64)
        AngularGradient(colors: [.red, .green, .blue, .red], center: .center, angle: .zero).frame(height: 64)
      }
      Text("Text in a gradient").font(.title)
        .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    Specimen("Tint") {
      HStack {
        Button("Green") {}.buttonStyle(.borderedProminent).tint(.green)
        Button("Own") {}.buttonStyle(.borderedProminent).tint(Color(hue: 0.13, saturation: 0.9, brightness: 0.95))
      }
    }
  }
}
