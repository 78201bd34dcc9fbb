// expected: is unavailable in macOS
// platform: macOS
import SwiftUIShim

@MainActor func cover(_ isPresented: Binding<Bool>) -> some View {
  Text("Hello").fullScreenCover(isPresented: isPresented) { Text("Cover") }
}
