import SwiftUIShim

private struct Status {
  var author = "Nadia Roth"
  var handle = "@nadia@example.social"
  var date = Date(timeIntervalSince1970: 1_790_000_000)
  var warning = "Spoilers for the last episode"
  var text = "The captain was the navigator all along, and the map was never lost."
  var isBookmarked = false
  var replies = 3
}

private struct AvatarView: View {
  @ScaledMetric private var size: CGFloat = 48
  let colors: [Color]

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: size, height: size)
      .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
      .accessibilityHidden(true)
  }
}

struct StatusRowView: View {
  @State private var status = Status()
  @State private var isRevealed = false
  @State private var isMuted = false
  @State private var isConfirmingDeletion = false
  @State private var isDeleted = false

  var body: some View {
    Group {
      if isDeleted {
        ContentUnavailableView("Post deleted", systemImage: "trash", description: Text("It is gone for good."))
      } else {
        VStack(alignment: .leading, spacing: 12) {
          header
          warning
          if isRevealed { content.transition(.opacity.combined(with: .move(edge: .top))) }
          footer
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .padding()
      }
    }
    .confirmationDialog("Delete this post?", isPresented: $isConfirmingDeletion, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { withAnimation { isDeleted = true } }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var header: some View {
    HStack(spacing: 10) {
      AvatarView(colors: [.orange, .pink])
      VStack(alignment: .leading) {
        Text(status.author).font(.headline)
        Text(status.handle).font(.footnote).foregroundStyle(.secondary).truncationMode(.tail).lineLimit(1)
      }
      Spacer(minLength: 0)
      Menu {
        Button {
          isMuted.toggle()
        } label: {
          Label(isMuted ? "Unmute" : "Mute", systemImage: isMuted ? "speaker" : "speaker.slash")
        }
        Divider()
        Button("Delete post", role: .destructive) { isConfirmingDeletion = true }
      } label: {
        Image(systemName: "ellipsis").imageScale(.large).padding(8).contentShape(Rectangle())
      }
      .accessibilityLabel("More actions")
    }
  }

  private var warning: some View {
    HStack {
      Text("\(Image(systemName: "exclamationmark.triangle")) \(status.warning)")
        .font(.subheadline)
        .foregroundStyle(.orange)
      Spacer()
      Button(isRevealed ? "Hide" : "Show") {
        withAnimation(.easeInOut(duration: 0.25)) { isRevealed.toggle() }
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(status.text).textSelection(.enabled)
      Text(status.date, format: .dateTime.day().month(.wide).year())
        .font(.caption)
        .foregroundStyle(.tertiary)
    }
  }

  private var footer: some View {
    HStack {
      Label("\(status.replies) replies", systemImage: "bubble.left")
      if isMuted { Label("Muted", systemImage: "speaker.slash").transition(.scale) }
      Spacer()
      Button {
        status.isBookmarked.toggle()
      } label: {
        Label(
          status.isBookmarked ? "Remove bookmark" : "Bookmark",
          systemImage: status.isBookmarked ? "bookmark.fill" : "bookmark")
      }
      .labelStyle(.iconOnly)
      .symbolVariant(status.isBookmarked ? .fill : .none)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}

#Preview {
  StatusRowView()
}
