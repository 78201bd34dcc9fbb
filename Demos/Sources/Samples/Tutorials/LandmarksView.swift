import SwiftUIShim

struct Landmark: Identifiable, Hashable {
  let id: Int
  let name: String
  let park: String
  let elevation: Int
  var isFavorite = false
}

@Observable final class LandmarkStore {
  var landmarks = [
    Landmark(id: 1, name: "Needle Rock", park: "High Desert", elevation: 2_140),
    Landmark(
      id: 2, name: "Mirror Lake", park: "Pine Basin", elevation: 1_310, isFavorite: true),
    Landmark(id: 3, name: "Salt Arch", park: "High Desert", elevation: 980),
  ]
}

struct LandmarksView: View {
  @State private var store = LandmarkStore()
  @State private var showsFavoritesOnly = false

  private var shown: [Landmark] {
    store.landmarks.filter { !showsFavoritesOnly || $0.isFavorite }
  }

  var body: some View {
    NavigationStack {
      List {
        Toggle("Favorites only", isOn: $showsFavoritesOnly)
        ForEach(shown) { landmark in
          NavigationLink {
            LandmarkDetail(id: landmark.id)
          } label: {
            LandmarkRow(landmark: landmark)
          }
        }
      }
      .animation(.default, value: shown)
      .navigationTitle("Landmarks")
    }
    .environment(store)
  }
}

private struct LandmarkRow: View {
  let landmark: Landmark

  var body: some View {
    HStack {
      LandmarkPicture(landmark: landmark).frame(width: 50, height: 50)
      Text(landmark.name)
      Spacer()
      if landmark.isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.yellow).accessibilityLabel("Favorite")
      }
    }
  }
}

private struct LandmarkPicture: View {
  let landmark: Landmark

  var body: some View {
    LinearGradient(
      stops: [
        .init(color: .cyan, location: 0), .init(color: .mint, location: 0.55), .init(color: .brown, location: 1),
      ], startPoint: .top, endPoint: .bottom
    )
    .hueRotation(.degrees(Double(landmark.id) * 25))
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

private struct FavoriteButton: View {
  @Binding var isSet: Bool

  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label("Toggle favorite", systemImage: isSet ? "star.fill" : "star")
        .labelStyle(.iconOnly)
        .foregroundStyle(isSet ? .yellow : .gray)
    }
  }
}

private struct LandmarkDetail: View {
  @Environment(LandmarkStore.self) private var store
  let id: Int

  private var index: Int { store.landmarks.firstIndex { $0.id == id } ?? 0 }

  var body: some View {
    @Bindable var store = store
    let landmark = store.landmarks[index]
    ScrollView {
      LandmarkPicture(landmark: landmark)
        .frame(width: 200, height: 200)
        .clipShape(Circle())
        .overlay { Circle().stroke(.white, lineWidth: 4) }
        .shadow(radius: 7)
      VStack(alignment: .leading) {
        HStack {
          Text(landmark.name).font(.title)
          FavoriteButton(isSet: $store.landmarks[index].isFavorite)
        }
        HStack {
          Text(landmark.park)
          Spacer()
          Text("\(landmark.elevation, format: .number) m")
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        Divider()
        Text("About \(landmark.name)").font(.title2)
        Text("A short walk from the road leads to the best view of \(landmark.park).")
      }
      .padding()
    }
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  LandmarksView()
}

#Preview("Favorite", traits: .fixedLayout(width: 200, height: 60)) {
  @Previewable @State var isSet = true
  FavoriteButton(isSet: $isSet)
}
