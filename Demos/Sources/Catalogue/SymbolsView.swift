import Foundation
import SwiftUIShim

/// Every system symbol that PortableUI draws, with its name.
public struct SymbolsView: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Text("Symbols")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      SymbolSizes()
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 112), alignment: .top)], spacing: 24) {
        ForEach(Self.names, id: \.self) { name in
          VStack(spacing: 8) {
            Image(systemName: name).font(.largeTitle)
            Text(verbatim: name).font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
          }
        }
      }
    }
    .padding()
    .navigationTitle("Symbols")
  }

  /// The names that a test of PortableUI writes.
  private static let names: [String] = {
    guard let file = Bundle.module.url(forResource: "symbols", withExtension: "txt"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init)
  }()
}

/// Some symbols beside text, in several sizes, colors and variants.
private struct SymbolSizes: View {
  private let names = ["heart", "star", "person", "bell", "trash", "tag"]

  var body: some View {
    Specimen("Beside text") {
      VStack(alignment: .leading, spacing: 12) {
        Label("Small", systemImage: "paperplane.fill").font(.caption)
        Label("As the body", systemImage: "paperplane.fill")
        Label("Large", systemImage: "paperplane.fill").font(.title)
      }
    }
    Specimen("Variants") {
      VStack(alignment: .leading, spacing: 12) {
        row
        row.symbolVariant(.fill).foregroundStyle(.blue)
        row.symbolVariant(.circle)
        row.symbolVariant(.circle.fill).foregroundStyle(.green)
        row.symbolVariant(.slash)
      }
      .font(.title)
    }
    Specimen("On a color, and translucent") {
      HStack(spacing: 12) {
        Button(action: {}) { Image(systemName: "plus.circle.fill") }.buttonStyle(.borderedProminent)
        Button(role: .destructive, action: {}) { Image(systemName: "trash.fill") }.buttonStyle(.borderedProminent)
        row.symbolVariant(.fill).font(.title).foregroundStyle(Color.orange.opacity(0.4))
      }
    }
    Specimen("Mirrored from right to left") {
      HStack(spacing: 12) {
        ForEach(["chevron.forward", "arrow.backward", "list.bullet", "chevron.right"], id: \.self) { name in
          Image(systemName: name)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  private var row: some View {
    HStack(spacing: 12) {
      ForEach(names, id: \.self) { name in Image(systemName: name) }
    }
  }
}
