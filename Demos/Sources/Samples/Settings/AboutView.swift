import SwiftUIShim

private struct Library: Identifiable {
  let name: String
  let license: String
  let text: String

  var id: String { name }
}

private let libraries = [
  Library(name: "RiverKit", license: "MIT", text: "Permission is hereby granted, free of charge, to any person."),
  Library(name: "Lantern", license: "Apache 2.0", text: "Licensed under the Apache License, version 2.0."),
]

struct AboutView: View {
  @State private var expanded: Set<String> = []
  @State private var tapCount = 0
  @State private var opened: URL?

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 20, style: .continuous)
              .fill(AngularGradient(colors: [.purple, .blue, .teal, .purple], center: .center))
              .frame(width: 88, height: 88)
              .shadow(color: .purple.opacity(0.4), radius: 8, y: 4)
              .onTapGesture { tapCount += 1 }
              .accessibilityLabel("App icon")
            Text("Lantern").font(.title2.bold())
            Text("Version 4.2 (318)").font(.footnote).foregroundStyle(.secondary)
            if tapCount >= 3 {
              Text("Developer mode is on").font(.caption).foregroundStyle(.green).transition(.opacity)
            }
          }
          .frame(maxWidth: .infinity)
          .listRowBackground(Color.clear)
        }
        Section("Links") {
          Link(destination: URL(string: "https://lantern.example")!) {
            Label("Website", systemImage: "globe")
          }
          SupportButton()
          if let opened {
            Text("Opened \(opened.absoluteString)").font(.caption).foregroundStyle(.secondary)
          }
        }
        Section {
          ForEach(libraries) { library in
            DisclosureGroup(isExpanded: isExpanded(library)) {
              Text(library.text).font(.caption.monospaced()).textSelection(.enabled)
            } label: {
              HStack {
                Text(library.name)
                Spacer()
                Text(library.license).font(.caption).foregroundStyle(.secondary)
              }
            }
          }
        } header: {
          Text("Acknowledgments")
        } footer: {
          Text("Made with \(Image(systemName: "heart.fill")) on the coast.")
            .frame(maxWidth: .infinity)
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("About")
      .navigationBarTitleDisplayMode(.inline)
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url
        return .handled
      })
  }

  private func isExpanded(_ library: Library) -> Binding<Bool> {
    Binding(
      get: { expanded.contains(library.id) },
      set: { isExpanded in
        withAnimation { if isExpanded { expanded.insert(library.id) } else { expanded.remove(library.id) } }
      })
  }
}

private struct SupportButton: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button {
      openURL(URL(string: "mailto:help@lantern.example")!)
    } label: {
      Label("Write to us", systemImage: "envelope")
    }
  }
}

#Preview {
  AboutView()
}
