import SwiftUIShim

private struct ReactableMessage: Identifiable {
  let id: Int
  let author: String
  let text: String
  var reactions: [String: Int] = [:]
}

struct ReactionsView: View {
  private static let emoji = ["👍", "❤️", "😂", "😮"]

  @State private var messages = [
    ReactableMessage(id: 0, author: "Elin", text: "We reached the summit!", reactions: ["❤️": 2]),
    ReactableMessage(id: 1, author: "Piet", text: "I forgot the sandwiches at home.", reactions: ["😂": 4, "😮": 1]),
    ReactableMessage(id: 2, author: "Elin", text: "Next time you carry the stove."),
  ]
  @State private var active: Int?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ForEach($messages) { $message in
          VStack(alignment: .leading, spacing: 6) {
            Text(message.author).font(.caption.bold()).foregroundStyle(.secondary)
            Text(message.text)
              .padding(12)
              .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 16))
              .scaleEffect(active == message.id ? 1.03 : 1)
              .onLongPressGesture { withAnimation(.spring()) { active = message.id } }
              .contextMenu {
                Button("React", systemImage: "face.smiling") { withAnimation { active = message.id } }
                Button("Copy", systemImage: "doc.on.doc") {}
              }
            if active == message.id { picker(for: $message) }
            ReactionSummary(reactions: message.reactions)
          }
        }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func picker(for message: Binding<ReactableMessage>) -> some View {
    HStack(spacing: 12) {
      ForEach(Self.emoji, id: \.self) { emoji in
        Button {
          withAnimation {
            message.wrappedValue.reactions[emoji, default: 0] += 1
            active = nil
          }
        } label: {
          Text(emoji).font(.title2)
        }
        .accessibilityLabel("React with \(emoji)")
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.thickMaterial, in: Capsule())
    .shadow(radius: 3)
    .transition(.scale(scale: 0.5, anchor: .bottomLeading).combined(with: .opacity))
  }
}

private struct ReactionSummary: View {
  let reactions: [String: Int]

  var body: some View {
    HStack(spacing: 6) {
      ForEach(reactions.sorted { $0.value > $1.value }, id: \.key) { emoji, count in
        Text("\(emoji) \(count)")
          .font(.caption.monospacedDigit())
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(Color.blue.opacity(0.12))
          .clipShape(Capsule())
      }
    }
  }
}

#Preview {
  ReactionsView()
}
