import SwiftUIShim

private struct Theme: Identifiable, Equatable {
  let name: String
  let color: Color

  var id: String { name }

  static let all = [
    Theme(name: "Ocean", color: .blue), Theme(name: "Forest", color: .green), Theme(name: "Berry", color: .pink),
    Theme(name: "Sunset", color: .orange),
  ]
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.all[0]
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct AppearanceSettingsView: View {
  private enum Mode: String, CaseIterable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"

    var scheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  @State private var mode = Mode.system
  @State private var theme = Theme.all[0]
  @State private var textSize = 1.0
  @State private var usesBoldText = false

  private let sizes: [DynamicTypeSize] = [.small, .large, .xxLarge, .accessibility1]

  var body: some View {
    Form {
      Section("Preview") {
        AppearancePreview()
          .environment(\.theme, theme)
          .dynamicTypeSize(sizes[Int(textSize)])
          .fontWeight(usesBoldText ? .bold : nil)
      }
      Section("Appearance") {
        Picker("Mode", selection: $mode) {
          ForEach(Mode.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
      }
      Section("Theme") {
        HStack {
          ForEach(Theme.all) { option in
            Button {
              withAnimation { theme = option }
            } label: {
              ThemeSwatch(theme: option, isSelected: option == theme)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(option.name)
          }
        }
      }
      Section("Text") {
        Slider(value: $textSize, in: 0...3, step: 1) { Text("Text size") }
        Toggle("Bold text", isOn: $usesBoldText)
      }
    }
    .tint(theme.color)
    .preferredColorScheme(mode.scheme)
    .navigationTitle("Appearance")
  }
}

private struct ThemeSwatch: View {
  let theme: Theme
  let isSelected: Bool

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 12)
        .fill(theme.color.gradient)
        .frame(height: 44)
        .overlay {
          if isSelected {
            Image(systemName: "checkmark").foregroundStyle(.white).bold().transition(.scale)
          }
        }
      Text(theme.name).font(.caption2)
    }
    .frame(maxWidth: .infinity)
  }
}

private struct AppearancePreview: View {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(theme.name) theme").font(.headline).foregroundStyle(theme.color)
      Text("It looks like this in the \(colorScheme == .dark ? "dark" : "light") mode.")
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(theme.color.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview {
  AppearanceSettingsView()
}
