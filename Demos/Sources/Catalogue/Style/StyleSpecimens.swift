import SwiftUIShim

/// Text, colours, shapes, grids, pictures and motion.
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
