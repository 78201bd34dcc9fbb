import SwiftUIShim

private enum NotificationKind: String, CaseIterable {
  case mention, like, follow

  var symbol: String {
    switch self {
    case .mention: "at"
    case .like: "heart.fill"
    case .follow: "person.badge.plus"
    }
  }

  var color: Color {
    switch self {
    case .mention: .blue
    case .like: .pink
    case .follow: .purple
    }
  }
}

private struct SocialNotification: Identifiable {
  let id = UUID()
  let kind: NotificationKind
  let person: String
  let text: String
  var isRead = false
}

@Observable private final class NotificationsModel {
  var items = [
    SocialNotification(kind: .mention, person: "Ada Quist", text: "mentioned you: “Rye needs patience.”"),
    SocialNotification(kind: .like, person: "Jonas Beck", text: "liked your post", isRead: true),
    SocialNotification(kind: .follow, person: "Lio Sand", text: "followed you"),
    SocialNotification(kind: .like, person: "Mira Holm", text: "liked your photo"),
  ]

  var unreadCount: Int { items.lazy.filter { !$0.isRead }.count }

  func markAllRead() {
    for index in items.indices { items[index].isRead = true }
  }
}

struct NotificationsView: View {
  private enum Filter: String, CaseIterable, Identifiable {
    case all = "All"
    case mentions = "Mentions"

    var id: String { rawValue }
  }

  @State private var model = NotificationsModel()
  @State private var filter = Filter.all

  private var shown: [SocialNotification] {
    filter == .all ? model.items : model.items.filter { $0.kind == .mention }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("Filter", selection: $filter) {
            ForEach(Filter.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          .listRowSeparator(.hidden)
        }
        Section {
          ForEach(shown) { item in
            NotificationRow(item: item)
              .listRowBackground(item.isRead ? Color.clear : Color.accentColor.opacity(0.1))
              .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button(role: .destructive) {
                  withAnimation { model.items.removeAll { $0.id == item.id } }
                } label: {
                  Label("Dismiss", systemImage: "xmark")
                }
              }
          }
        } header: {
          Text("\(model.unreadCount) unread").textCase(nil)
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if shown.isEmpty { ContentUnavailableView("Nothing new", systemImage: "bell.slash") }
      }
      .navigationTitle("Notifications")
      .toolbar {
        Button("Mark all as read") { model.markAllRead() }
          .disabled(model.unreadCount == 0)
      }
    }
  }
}

private struct NotificationRow: View {
  let item: SocialNotification

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: item.kind.symbol)
        .font(.title3)
        .foregroundColor(item.kind.color)
        .frame(width: 32)
      (Text(item.person).bold() + Text(" ") + Text(item.text).foregroundColor(.secondary))
        .multilineTextAlignment(.leading)
      Spacer(minLength: 0)
      if !item.isRead {
        Circle().fill(Color.accentColor).frame(width: 8, height: 8).accessibilityLabel("Unread")
      }
    }
    .padding(.vertical, 4)
  }
}

#Preview {
  NotificationsView()
}
