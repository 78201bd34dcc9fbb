import SwiftUIShim

private struct ChatMessage: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

@MainActor @Observable private final class ChatModel {
  var messages = [
    ChatMessage(id: 0, text: "Are you on the train already?", isMine: false),
    ChatMessage(id: 1, text: "Yes, second coach.", isMine: true),
    ChatMessage(id: 2, text: "Great. I kept a seat by the window, and there is coffee.", isMine: false),
  ]
  var draft = ""
  private(set) var isTyping = false

  func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    append(text, isMine: true)
    draft = ""
  }

  func reply() async {
    guard messages.last?.isMine == true, messages.count > 3 else { return }
    isTyping = true
    await Task.yield()
    isTyping = false
    append("You said “\(messages.last?.text ?? "")”.", isMine: false)
  }

  private func append(_ text: String, isMine: Bool) {
    messages.append(ChatMessage(id: messages.count, text: text, isMine: isMine))
  }
}

struct ChatThreadView: View {
  @State private var model = ChatModel()
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(model.messages) { message in
              MessageBubble(text: message.text, isMine: message.isMine)
                .id(message.id)
            }
            if model.isTyping {
              MessageBubble(text: "…", isMine: false).accessibilityLabel("Elin is typing")
            }
          }
          .padding()
        }
        .onChange(of: model.messages.count) {
          withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
        }
      }
      .safeAreaInset(edge: .bottom) { input }
      .navigationTitle("Elin")
      .navigationBarTitleDisplayMode(.inline)
      .task(id: model.messages.count) { await model.reply() }
    }
  }

  private var input: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $model.draft, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .onSubmit(model.send)
        .submitLabel(.send)
      Button {
        model.send()
        isFocused = true
      } label: {
        Image(systemName: "arrow.up.circle.fill").font(.title)
      }
      .disabled(model.draft.isEmpty)
      .accessibilityLabel("Send")
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

struct MessageBubble: View {
  let text: String
  let isMine: Bool

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 60) }
      Text(text)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundStyle(isMine ? .white : .primary)
        .background(isMine ? Color.blue : Color.gray.opacity(0.2))
        .clipShape(
          UnevenRoundedRectangle(
            topLeadingRadius: 18, bottomLeadingRadius: isMine ? 18 : 4, bottomTrailingRadius: isMine ? 4 : 18,
            topTrailingRadius: 18))
      if !isMine { Spacer(minLength: 60) }
    }
    .transition(.move(edge: .bottom).combined(with: .opacity))
  }
}

#Preview {
  ChatThreadView()
}
