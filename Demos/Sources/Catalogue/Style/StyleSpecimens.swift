import SwiftUIShim

/// Text, colors, shapes, grids, images and motion.
struct StyleSpecimens: View {
  var body: some View {
    TextSpecimens()
    ColorSpecimens()
    ShapeSpecimens()
    GridSpecimens()
    PictureSpecimens()
    MotionSpecimens()
  }
}
