import SwiftUIShim

/// Text, grids and pictures.
struct StyleSpecimens: View {
  var body: some View {
    TextSpecimens()
    GridSpecimens()
    PictureSpecimens()
  }
}
