import Foundation
import SwiftUIShim

/// Pictures that the app brings along, and such that the browser loads.
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
