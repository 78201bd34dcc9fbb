import SwiftUIShim

private struct Photo: Identifiable, Hashable {
  let id: Int
  let title: String
  let hue: Double

  var gradient: LinearGradient {
    LinearGradient(
      colors: [Color(hue: hue, saturation: 0.6, brightness: 0.9), Color(hue: hue, saturation: 0.9, brightness: 0.5)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  static let all = ["Dunes", "Pier", "Orchard", "Glacier", "Harbor", "Meadow", "Canyon", "Lighthouse", "Bridge"]
    .enumerated()
    .map { Photo(id: $0.offset, title: $0.element, hue: Double($0.offset) / 9) }
}

struct MediaGridView: View {
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  @State private var selected: Photo?
  @State private var favorites: Set<Photo.ID> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 2) {
          ForEach(Photo.all) { photo in
            Button {
              selected = photo
            } label: {
              MediaThumbnail(photo: photo, isFavorite: favorites.contains(photo.id))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(photo.title)
            .contextMenu {
              Button {
                toggle(photo)
              } label: {
                Label(favorites.contains(photo.id) ? "Unfavorite" : "Favorite", systemImage: "heart")
              }
            }
          }
        }
      }
      .navigationTitle("Media")
      .safeAreaInset(edge: .bottom) {
        Text("\(favorites.count) favorites")
          .font(.footnote)
          .padding(8)
          .frame(maxWidth: .infinity)
          .background(.bar)
      }
      .fullScreenCover(item: $selected) { photo in
        PhotoViewer(photo: photo, isFavorite: favorites.contains(photo.id)) { toggle(photo) }
      }
    }
  }

  private func toggle(_ photo: Photo) {
    if favorites.insert(photo.id).inserted == false { favorites.remove(photo.id) }
  }
}

private struct MediaThumbnail: View {
  let photo: Photo
  let isFavorite: Bool

  var body: some View {
    Rectangle()
      .fill(photo.gradient)
      .aspectRatio(1, contentMode: .fit)
      .overlay(alignment: .topTrailing) {
        if isFavorite {
          Image(systemName: "heart.fill").foregroundStyle(.white).padding(6)
        }
      }
      .clipped()
  }
}

private struct PhotoViewer: View {
  @Environment(\.dismiss) private var dismiss
  let photo: Photo
  let isFavorite: Bool
  let onToggle: @MainActor () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.ignoresSafeArea()
      RoundedRectangle(cornerRadius: 24)
        .fill(photo.gradient)
        .aspectRatio(3 / 4, contentMode: .fit)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack {
        Text(photo.title).font(.title2.weight(.semibold)).foregroundStyle(.white)
        Spacer()
        Button(isFavorite ? "Remove from favorites" : "Add to favorites", action: onToggle)
          .buttonStyle(.borderedProminent)
          .tint(.pink)
      }
      .padding()
      .background(.ultraThinMaterial)
      .environment(\.colorScheme, .dark)
    }
    .overlay(alignment: .topTrailing) {
      Button("Done") { dismiss() }
        .padding()
    }
  }
}

#Preview {
  MediaGridView()
}
