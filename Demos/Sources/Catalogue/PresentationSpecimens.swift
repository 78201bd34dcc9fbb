import SwiftUIShim

/// What stands in front of the page.
struct PresentationSpecimens: View {
  @State private var showsSheet = false

  var body: some View {
    Specimen("Sheet") {
      Button("Show a sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) { Text("A sheet") }
    }
  }
}
