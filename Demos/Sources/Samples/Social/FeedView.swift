import SwiftUIShim

struct FeedPost: Identifiable, Hashable {
  let id: Int
  let author: String
  let handle: String
  let text: String
  let age: String
  var likes: Int
  var boosts: Int
  var isLiked = false
  var isBoosted = false
}

extension FeedPost {
  static let samples = [
    FeedPost(
      id: 1, author: "Mira Holm", handle: "@mira", text: "First snow on the ridge. The hut is open until Sunday.",
      age: "2m", likes: 4, boosts: 1),
    FeedPost(
      id: 2, author: "Jonas Beck", handle: "@jonas", text: "Shipped the new map view. Thanks to everyone who tested!",
      age: "1h", likes: 27, boosts: 9, isLiked: true),
    FeedPost(
      id: 3, author: "Ada Quist", handle: "@ada", text: "Does anyone have a good recipe for rye bread?", age: "3h",
      likes: 0, boosts: 0),
  ]
}

@Observable final class FeedModel {
  var posts = FeedPost.samples
  var isLoading = false

  func toggleLike(_ post: FeedPost) {
    guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
    posts[index].isLiked.toggle()
    posts[index].likes += posts[index].isLiked ? 1 : -1
  }

  func toggleBoost(_ post: FeedPost) {
    guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
    posts[index].isBoosted.toggle()
    posts[index].boosts += posts[index].isBoosted ? 1 : -1
  }

  func loadNewer() async {
    isLoading = true
    await Task.yield()
    let number = posts.count + 1
    posts.insert(
      FeedPost(
        id: number, author: "Lio Sand", handle: "@lio", text: "Post number \(number) has just arrived.", age: "now",
        likes: 0, boosts: 0), at: 0)
    isLoading = false
  }
}

struct FeedView: View {
  @State private var model = FeedModel()
  @State private var isComposing = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.posts) { post in
          FeedRow(post: post, onLike: { model.toggleLike(post) }, onBoost: { model.toggleBoost(post) })
            .listRowInsets(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
        }
      }
      .listStyle(.plain)
      .refreshable { await model.loadNewer() }
      .navigationTitle("Home")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("New post", systemImage: "square.and.pencil") { isComposing = true }
        }
      }
      .sheet(isPresented: $isComposing) {
        Text("A composer would be here.")
          .padding()
          .presentationDetents([.medium])
      }
    }
  }
}

private struct FeedRow: View {
  let post: FeedPost
  let onLike: @MainActor () -> Void
  let onBoost: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 44, height: 44)
        .overlay(Text(post.author.prefix(1)).font(.headline).foregroundStyle(.white))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 4) {
          Text(post.author).font(.subheadline).fontWeight(.semibold)
          Text(post.handle).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          Spacer()
          Text(post.age).font(.caption).foregroundStyle(.secondary)
        }
        Text(post.text).fixedSize(horizontal: false, vertical: true)
        HStack(spacing: 24) {
          FeedAction(
            title: "Boost", count: post.boosts, symbol: "arrow.2.squarepath", isOn: post.isBoosted, color: .green,
            action: onBoost)
          FeedAction(
            title: "Like", count: post.likes, symbol: post.isLiked ? "heart.fill" : "heart", isOn: post.isLiked,
            color: .pink, action: onLike)
        }
        .padding(.top, 4)
      }
    }
  }
}

private struct FeedAction: View {
  let title: String
  let count: Int
  let symbol: String
  let isOn: Bool
  let color: Color
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Label("\(count)", systemImage: symbol)
        .font(.footnote.monospacedDigit())
        .foregroundStyle(isOn ? color : .secondary)
        .contentTransition(.numericText())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(title), \(count)")
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

#Preview {
  FeedView()
}
