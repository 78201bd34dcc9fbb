import SwiftUIShim

private struct Conversation: Identifiable, Hashable {
  let id: Int
  let name: String
  let lastMessage: String
  let time: String
  var unread: Int
  var isPinned = false
  var isMuted = false
}

@Observable private final class Inbox {
  var conversations = [
    Conversation(id: 1, name: "Climbing group", lastMessage: "Saturday at nine?", time: "09:41", unread: 3),
    Conversation(id: 2, name: "Elin", lastMessage: "I'll bring the rope.", time: "08:15", unread: 0, isPinned: true),
    Conversation(id: 3, name: "Landlord", lastMessage: "The plumber comes on Monday.", time: "Mon", unread: 1),
    Conversation(
      id: 4, name: "Book club", lastMessage: "Chapter seven, please.", time: "Sun", unread: 0, isMuted: true),
  ]

  func update(_ conversation: Conversation, _ change: (inout Conversation) -> Void) {
    guard let index = conversations.firstIndex(where: { $0.id == conversation.id }) else { return }
    change(&conversations[index])
  }

  func found(by query: String) -> [Conversation] {
    conversations
      .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
      .sorted { ($0.isPinned ? 0 : 1, $0.id) < ($1.isPinned ? 0 : 1, $1.id) }
  }
}

struct ConversationListView: View {
  @State private var inbox = Inbox()
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(inbox.found(by: query)) { conversation in
        NavigationLink(value: conversation) {
          ConversationRow(conversation: conversation)
        }
        .swipeActions(edge: .leading) {
          Button {
            withAnimation { inbox.update(conversation) { $0.isPinned.toggle() } }
          } label: {
            Label(conversation.isPinned ? "Unpin" : "Pin", systemImage: conversation.isPinned ? "pin.slash" : "pin")
          }
          .tint(.orange)
        }
        .swipeActions(edge: .trailing) {
          Button("Delete", systemImage: "trash", role: .destructive) {
            withAnimation { inbox.conversations.removeAll { $0.id == conversation.id } }
          }
          Button(conversation.isMuted ? "Unmute" : "Mute") { inbox.update(conversation) { $0.isMuted.toggle() } }
        }
      }
      .listStyle(.plain)
      .searchable(text: $query)
      .overlay {
        if !query.isEmpty && inbox.found(by: query).isEmpty { ContentUnavailableView.search(text: query) }
      }
      .navigationTitle("Chats")
      .navigationDestination(for: Conversation.self) { conversation in
        Text(conversation.lastMessage)
          .padding()
          .navigationTitle(conversation.name)
          .onAppear { inbox.update(conversation) { $0.unread = 0 } }
      }
    }
  }
}

private struct ConversationRow: View {
  let conversation: Conversation

  var body: some View {
    HStack(spacing: 12) {
      Text(conversation.name.prefix(1))
        .font(.title2.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: 50, height: 50)
        .background(Circle().fill(Color(hue: Double(conversation.id) / 5, saturation: 0.6, brightness: 0.7)))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        HStack {
          Text(conversation.name).font(.headline)
          if conversation.isMuted { Image(systemName: "bell.slash").font(.caption).accessibilityLabel("Muted") }
          if conversation.isPinned { Image(systemName: "pin.fill").font(.caption).accessibilityLabel("Pinned") }
          Spacer()
          Text(conversation.time).font(.caption).foregroundStyle(.secondary)
        }
        HStack {
          Text(conversation.lastMessage).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          Spacer()
          if conversation.unread > 0 {
            Text("\(conversation.unread)")
              .font(.caption2.bold())
              .foregroundStyle(.white)
              .padding(.horizontal, 7)
              .padding(.vertical, 2)
              .background(.blue, in: .capsule)
              .accessibilityLabel("\(conversation.unread) unread")
          }
        }
      }
    }
  }
}

#Preview {
  ConversationListView()
}
