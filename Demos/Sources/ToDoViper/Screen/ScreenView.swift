import SwiftUIShim

/// Shows a screen with its sheet and its alert.
struct ScreenView: View {
  @ObservedObject var screen: Screen

  var body: some View {
    NavigationStack { screen.view }
      .sheet(item: $screen.sheet) { ScreenView(screen: $0) }
      .alert(screen.alert.title, isPresented: $screen.isAlertPresented) {
        Button("OK") {}
      } message: {
        Text(screen.alert.message)
      }
  }
}
