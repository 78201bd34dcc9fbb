import Foundation
import SwiftUIShim

/// Shapes, and views that are clipped, framed and moved.
struct ShapeSpecimens: View {
  var body: some View {
    Specimen("Shapes") {
      HStack(spacing: 12) {
        Rectangle().fill(.blue).frame(width: 48, height: 48)
        RoundedRectangle(cornerRadius: 12).fill(.green).frame(width: 48, height: 48)
        Capsule().fill(.orange).frame(width: 64, height: 32)
        Circle().fill(.pink).frame(width: 48, height: 48)
        Ellipse().fill(.purple).frame(width: 64, height: 40)
      }
    }
    Specimen("Edges") {
      HStack(spacing: 12) {
        Rectangle().stroke(.blue, lineWidth: 2).frame(width: 48, height: 48)
        RoundedRectangle(cornerRadius: 12).strokeBorder(.green, lineWidth: 4).frame(width: 48, height: 48)
        Circle().stroke(.pink, lineWidth: 6).frame(width: 48, height: 48)
        Text("Border").padding(8).border(.red, width: 2)
      }
    }
    Specimen("Drawings") {
      HStack(spacing: 12) {
        wave.stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round)).frame(width: 96, height: 48)
        wave.stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 4])).frame(width: 96, height: 48)
        ZStack {
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 48, height: 48)).fill(.quaternary)
          Text("48")
        }
        .frame(width: 48, height: 48)
      }
    }
    Specimen("Overlay, background, shadow") {
      HStack(spacing: 24) {
        Image(systemName: "house").padding(12)
          .background(.quaternary, in: .circle)
          .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12) }
        Text("Card").padding(16).background(.background, in: .rect(cornerRadius: 8)).shadow(radius: 4, y: 2)
        Text("Turned").padding(8).overlay(RoundedRectangle(cornerRadius: 6).stroke(.gray)).rotationEffect(.degrees(-8))
      }
    }
    Specimen("Clipped") {
      HStack(spacing: 12) {
        picture.clipShape(Circle())
        picture.clipShape(.rect(cornerRadius: 16))
        picture.clipShape(.capsule)
      }
    }
  }

  private var wave: Path {
    Path { path in
      path.move(to: CGPoint(x: 2, y: 24))
      path.addCurve(
        to: CGPoint(x: 94, y: 24), control1: CGPoint(x: 32, y: -32), control2: CGPoint(x: 64, y: 80))
    }
  }

  private var picture: some View {
    Image("teapot", bundle: .module, label: Text("A teapot")).resizable().scaledToFill().frame(width: 72, height: 56)
  }
}

/// Images of the app's resources, and images that the browser loads.
struct PictureSpecimens: View {
  var body: some View {
    Specimen("Image") {
      Image("teapot", bundle: .module, label: Text("A teapot"))
    }
    Specimen("Image, resizable") {
      HStack {
        Image("teapot", bundle: .module, label: Text("A teapot, all of it")).resizable().scaledToFit()
          .frame(width: 96, height: 96)
          .background(.secondary)
        Image("teapot", bundle: .module, label: Text("A teapot, its middle")).resizable().scaledToFill()
          .frame(width: 96, height: 96)
        Image(decorative: "teapot", bundle: .module).resizable()
          .frame(width: 64, height: 96)
      }
    }
    Specimen("AsyncImage") {
      HStack {
        asyncImage(URL(string: "/catalogue/teapot.svg"))
        asyncImage(nil)
      }
    }
    Specimen("AsyncImage, phases") {
      HStack {
        phases(URL(string: "/catalogue/teapot.svg"))
        phases(URL(string: "file:///nothing.svg"))
        phases(nil)
      }
    }
  }

  private func phases(_ url: URL?) -> some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("Waiting")
      case .success(let image): image.resizable().scaledToFit().accessibilityLabel("A teapot that was waited for")
      case .failure: Label("No picture", systemImage: "exclamationmark.triangle")
      }
    }
    .frame(width: 96, height: 96)
  }

  private func asyncImage(_ url: URL?) -> some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Image(systemName: "clock").foregroundStyle(.secondary)
    }
    .frame(width: 96, height: 96)
  }
}
