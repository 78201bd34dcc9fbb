import Foundation
import PortableUI
import Testing

// Custom styles and the views that use them, written for SwiftUI.

private struct IconBelow: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon.foregroundStyle(.red, .blue)
    }
  }
}

private struct Checkbox: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark" : "minus")
      }
    }
    .disabled(!isEnabled)
  }
}

private struct Styled: View {
  @State private var isOn = true
  @State private var path = NavigationPath()

  var body: some View {
    Toggle("Checked", isOn: $isOn).toggleStyle(Checkbox())
    Toggle("Pressed", isOn: $isOn).toggleStyle(.button)
    Label("Below", systemImage: "cart").labelStyle(IconBelow())
    Label("Alone", systemImage: "cart").labelStyle(.iconOnly)
    AsyncImage(url: URL(string: "/picture.svg"), transaction: Transaction(animation: .easeIn)) { phase in
      if let image = phase.image {
        image.resizable()
      } else if phase.error != nil {
        Color.red
      } else {
        ProgressView()
      }
    }
    Text("Levels")
      .foregroundStyle(.primary, .secondary, .tertiary)
      .onAppear { path = path.codable.map { NavigationPath($0) } ?? path }
  }
}

extension SourceCompatibilityTests {
  @Test func customStylesRender() {
    let host = ViewHost { Styled() }
    let texts = host.tree.all.compactMap(\.text)
    for text in ["Checked", "Pressed", "Below", "Alone", "Levels"] { #expect(texts.contains(text), "\(text)") }
    host.close()
  }
}
