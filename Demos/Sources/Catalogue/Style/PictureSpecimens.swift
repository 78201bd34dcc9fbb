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
        asyncImage("/catalogue/teapot.svg")
        asyncImage("/catalogue/nothing.svg")
      }
    }
  }

  private func asyncImage(_ address: String) -> some View {
    AsyncImage(url: URL(string: address)) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Image(systemName: "clock").foregroundStyle(.secondary)
    }
    .frame(width: 96, height: 96)
  }
}
