import Foundation
import SwiftUIShim

/// Filters, masks, places, and other appearances.
struct EffectSpecimens: View {
  var body: some View {
    Specimen("Filters") {
      HStack {
        tile.blur(radius: 3)
        tile.saturation(0.2)
        tile.brightness(0.3)
        tile.hueRotation(.degrees(120))
        tile.colorInvert()
        tile.blendMode(.multiply)
      }
    }
    Specimen("Masks") {
      HStack {
        tile.mask { Circle() }
        tile.mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      }
    }
    Specimen("Places") {
      Text("Here").position(x: 60, y: 20).frame(height: 40)
      ScrollView {
        Text("The bar below stays in view.").frame(height: 120)
      }
      .frame(height: 80)
      .safeAreaInset(edge: .bottom) { Text("Bar").background(.bar) }
    }
    Specimen("Appearances") {
      AppearanceName()
      AppearanceName().padding().background(.background).colorScheme(.dark)
      AppearanceName().padding().background(.background).colorScheme(.light)
    }
    Specimen("Lines and shapes of your own") {
      HStack {
        Circle().trim(from: 0, to: 0.7)
          .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .frame(width: 48, height: 48)
        Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 4])).frame(width: 48, height: 48)
        Star().fill(.orange).frame(width: 48, height: 48)
        tile.clipShape(Star())
      }
    }
    Specimen("Scales of symbols") {
      HStack {
        Image(systemName: "cart").imageScale(.small)
        Image(systemName: "cart")
        Image(systemName: "cart").imageScale(.large)
      }
    }
  }

  private var tile: some View {
    LinearGradient(colors: [.purple, .orange], startPoint: .top, endPoint: .bottom).frame(width: 40, height: 40)
  }
}

/// A star with five points.
private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      for index in 0..<10 {
        let (angle, part) = (Double(index) / 10 * 2 * .pi - .pi / 2, index.isMultiple(of: 2) ? 0.5 : 0.2)
        let point = CGPoint(x: center.x + cos(angle) * part * rect.width, y: center.y + sin(angle) * part * rect.height)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

/// The name of the appearance at the place of the view.
private struct AppearanceName: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "Dark" : "Light") }
}

/// Texts of several parts.
struct ParagraphSpecimens: View {
  var body: some View {
    Specimen("Parts of text") {
      Text("Some of it is ") + Text("bold").bold() + Text(", and some ") + Text("red").foregroundColor(.red)
      Text("Press \(Image(systemName: "plus")) to add an item.")
      Text("Water is H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
      Text("Half of \(3, format: .number) is \(1.5, specifier: "%.1f").")
      // SwiftUI has no selection of text on a television and a watch.
      #if !os(tvOS) && !os(watchOS) || PortableUI
        Text("This text cannot be selected.").textSelection(.disabled)
      #endif
    }
  }
}
