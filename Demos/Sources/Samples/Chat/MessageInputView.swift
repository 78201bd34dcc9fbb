import SwiftUIShim

private struct Attachment: Identifiable {
  enum Kind: String, CaseIterable {
    case photo = "Photo"
    case file = "File"
    case location = "Location"
  }

  let id: Int
  let kind: Kind

  var symbol: String {
    switch kind {
    case .photo: "photo"
    case .file: "doc"
    case .location: "mappin.and.ellipse"
    }
  }
}

struct MessageInputView: View {
  @State private var text = ""
  @State private var attachments: [Attachment] = []
  @State private var isChoosing = false
  @State private var isUrgent = false
  @State private var sent: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .trailing, spacing: 8) {
          ForEach(sent.indices, id: \.self) { MessageBubble(text: sent[$0], isMine: true) }
        }
        .padding()
      }
      .frame(height: 240)
      Divider()
      if !attachments.isEmpty { tray }
      HStack(spacing: 12) {
        Button {
          isChoosing.toggle()
        } label: {
          Image(systemName: "paperclip").font(.title3).rotationEffect(.degrees(isChoosing ? 45 : 0))
        }
        .accessibilityLabel("Attach")
        TextField("Message", text: $text)
          .labelsHidden()
          .padding(8)
          .background(Capsule().stroke(.gray.opacity(0.4)))
        Button("Send", action: send)
          .fontWeight(.semibold)
          .disabled(text.isEmpty && attachments.isEmpty)
      }
      .padding()
    }
    .confirmationDialog("Attach", isPresented: $isChoosing) {
      ForEach(Attachment.Kind.allCases, id: \.self) { kind in
        Button(kind.rawValue) { attachments.append(Attachment(id: attachments.count, kind: kind)) }
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Toggle("Urgent", isOn: $isUrgent)
          .toggleStyle(.button)
          .tint(.red)
      }
    }
  }

  private var tray: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(attachments) { attachment in
          Label(attachment.kind.rawValue, systemImage: attachment.symbol)
            .font(.footnote)
            .padding(8)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
            .overlay(alignment: .topTrailing) {
              Button {
                attachments.removeAll { $0.id == attachment.id }
              } label: {
                Image(systemName: "xmark.circle.fill")
              }
              .buttonStyle(.plain)
              .offset(x: 6, y: -6)
              .accessibilityLabel("Remove \(attachment.kind.rawValue)")
            }
        }
      }
      .padding(.horizontal)
      .padding(.top, 10)
    }
    .scrollIndicators(.hidden)
  }

  private func send() {
    let extra = attachments.isEmpty ? "" : " [\(attachments.map(\.kind.rawValue).joined(separator: ", "))]"
    sent.append((isUrgent ? "❗️" : "") + text + extra)
    text = ""
    attachments = []
  }
}

#Preview {
  MessageInputView()
}
