import SwiftUIShim

private struct Answers {
  var age = "25–34"
  var mood = 3.0
  var channels: [String: Bool] = ["Friend": false, "Search": false, "Newsletter": false]
  var recommends: Bool?
  var comment = ""

  var progress: Double {
    let answered = [channels.values.contains(true), recommends != nil, !comment.isEmpty]
    return Double(answered.filter { $0 }.count) / Double(answered.count)
  }
}

private struct MoodLabel: View {
  let mood: Double

  private var text: String {
    switch mood {
    case ..<2: "Unhappy"
    case ..<4: "Neutral"
    default: "Happy"
    }
  }

  var body: some View {
    Text(text)
      .font(.caption)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(Color(hue: mood / 15, saturation: 0.5, brightness: 0.95), in: Capsule())
      .foregroundStyle(.black)
  }
}

struct SurveyView: View {
  @State private var answers = Answers()
  @State private var isSent = false

  var body: some View {
    if isSent {
      VStack(spacing: 12) {
        Text("🎉").font(.system(size: 72))
        Text("Thank you!").font(.largeTitle.bold())
        Text("\(answers.progress, format: .percent.precision(.fractionLength(0))) of the optional questions answered.")
          .foregroundStyle(.secondary)
        Button("Start again") {
          answers = Answers()
          isSent = false
        }
      }
      .padding()
    } else {
      form
    }
  }

  private var form: some View {
    Form {
      Section {
        ProgressView(value: answers.progress)
          .progressViewStyle(.linear)
          .accessibilityLabel("Progress of the survey")
      }
      Section("Your age") {
        Picker("Age", selection: $answers.age) {
          ForEach(["Under 25", "25–34", "35–49", "50 or older"], id: \.self, content: Text.init)
        }
      }
      Section {
        Slider(value: $answers.mood, in: 0...5, step: 1) {
          Text("How do you feel?")
        }
        MoodLabel(mood: answers.mood)
      }
      Section("How did you hear about us?") {
        ForEach(answers.channels.keys.sorted(), id: \.self) { channel in
          Toggle(channel, isOn: Binding($answers.channels, key: channel))
        }
      }
      Section("Would you recommend us?") {
        HStack {
          answer("Yes", value: true)
          answer("No", value: false)
        }
      }
      Section("Anything else?") {
        TextEditor(text: $answers.comment)
          .frame(height: 100)
          .accessibilityLabel("Comment")
      }
      Button("Send answers") { withAnimation { isSent = true } }
        .disabled(answers.recommends == nil)
    }
    .formStyle(.grouped)
  }

  private func answer(_ title: LocalizedStringKey, value: Bool) -> some View {
    Button(title) { answers.recommends = value }
      .buttonStyle(.bordered)
      .tint(answers.recommends == value ? .accentColor : .gray)
      .accessibilityAddTraits(answers.recommends == value ? .isSelected : [])
  }
}

extension Binding where Value == Bool {
  fileprivate init(_ dictionary: Binding<[String: Bool]>, key: String) {
    self.init(
      get: { dictionary.wrappedValue[key, default: false] },
      set: { dictionary.wrappedValue[key] = $0 })
  }
}

#Preview {
  SurveyView()
}
