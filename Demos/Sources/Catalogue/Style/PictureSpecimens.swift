import Foundation
import SwiftUIShim

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
