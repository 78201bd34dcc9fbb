import SwiftUIShim

enum PostVisibility: String, CaseIterable, Identifiable {
  case everyone = "Everyone"
  case followers = "Followers"
  case mentioned = "Mentioned only"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .everyone: "globe"
    case .followers: "lock"
    case .mentioned: "at"
    }
  }
}

@Observable final class Draft {
  static let limit = 280

  var text = ""
  var visibility = PostVisibility.everyone
  var hasWarning = false
  var warning = ""

  var remaining: Int { Self.limit - text.count - (hasWarning ? warning.count : 0) }
  var canPost: Bool { !text.trimmingCharacters(in: .whitespaces).isEmpty && remaining >= 0 }
}

struct ComposerView: View {
  @State private var draft = Draft()
  @State private var published: [String] = []
  @State private var isAskingToDiscard = false
  @FocusState private var isTextFocused: Bool

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        if draft.hasWarning {
          TextField("Content warning", text: $draft.warning)
            .textFieldStyle(.roundedBorder)
            .transition(.move(edge: .top).combined(with: .opacity))
        }
        TextEditor(text: $draft.text)
          .focused($isTextFocused)
          .scrollContentBackground(.hidden)
          .frame(minHeight: 120)
          .padding(6)
          .background(Color.secondary.opacity(0.1), in: .rect(cornerRadius: 12))
          .accessibilityLabel("What is on your mind?")
        bar
        ForEach(published, id: \.self) { text in
          Label(text, systemImage: "checkmark.circle")
            .font(.footnote)
            .foregroundStyle(.green)
        }
        Spacer()
      }
      .padding()
      .navigationTitle("New post")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Discard", role: .destructive) { isAskingToDiscard = true }
            .disabled(draft.text.isEmpty)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Post", action: post)
            .bold()
            .disabled(!draft.canPost)
            .keyboardShortcut(.return, modifiers: .command)
        }
      }
      .alert("Discard this draft?", isPresented: $isAskingToDiscard) {
        Button("Discard draft", role: .destructive) { draft.text = "" }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("You can't get it back.")
      }
      .onAppear { isTextFocused = true }
    }
  }

  private var bar: some View {
    HStack(spacing: 16) {
      Menu {
        Picker("Visibility", selection: $draft.visibility) {
          ForEach(PostVisibility.allCases) { visibility in
            Text(visibility.rawValue).tag(visibility)
          }
        }
      } label: {
        Label(draft.visibility.rawValue, systemImage: draft.visibility.symbol)
      }
      Toggle(isOn: $draft.hasWarning.animation()) {
        Label("Warning", systemImage: "exclamationmark.triangle")
      }
      .toggleStyle(.button)
      Spacer()
      Text(draft.remaining, format: .number)
        .monospacedDigit()
        .foregroundStyle(draft.remaining < 0 ? Color.red : draft.remaining < 20 ? .orange : .secondary)
        .accessibilityLabel("\(draft.remaining) characters left")
    }
    .font(.subheadline)
  }

  private func post() {
    published.append("Posted to \(draft.visibility.rawValue.lowercased()): \(draft.text)")
    draft = Draft()
    isTextFocused = true
  }
}

#Preview {
  ComposerView()
}
