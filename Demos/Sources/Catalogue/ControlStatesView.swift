import Foundation
import SwiftUIShim

/// Each control in each of its states, side by side.
public struct ControlStatesView: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Text("States of the controls")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      ButtonStates()
      FieldStates()
      ChoiceStates()
      IndicatorStates()
    }
    .padding()
    .navigationTitle("States of the controls")
  }
}

/// A control in the states that all controls have, in a grid with a column for each.
private struct ControlStates<Content: View>: View {
  private let name: String
  private let content: (String) -> Content

  /// - Parameter content: Creates the control with a title.
  init(_ name: String, @ViewBuilder content: @escaping (String) -> Content) {
    self.name = name
    self.content = content
  }

  var body: some View {
    Section(name) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 220), alignment: .topLeading)], alignment: .leading, spacing: 16)
      {
        content("\(name), enabled")
        content("\(name), disabled").disabled(true)
        content("\(name), in a color of the app").tint(.purple)
        content("\(name), with a title that is so long that it needs a second line, and sometimes a third")
      }
    }
  }
}

private struct ButtonStates: View {
  var body: some View {
    ControlStates("Button") { title in Button(title) {} }
    ControlStates("Bordered button") { title in Button(title) {}.buttonStyle(.bordered) }
    ControlStates("Prominent button") { title in Button(title) {}.buttonStyle(.borderedProminent) }
    ControlStates("Destructive button") { title in Button(title, role: .destructive) {}.buttonStyle(.bordered) }
    ControlStates("Menu") { title in
      Menu(title) {
        Button("First") {}
        Button("Second") {}.disabled(true)
      }
    }
    ControlStates("Link") { title in
      if let page = URL(string: "/catalogue/states") { Link(title, destination: page) }
    }
  }
}

private struct FieldStates: View {
  @State private var text = "Ceylon"
  @State private var empty = ""
  @State private var long = "Ceylon, Darjeeling, Assam, Nilgiri, Uva and Dimbula, each in its own tin"
  @State private var password = "secret"
  @State private var notes = "First line\nSecond line"

  var body: some View {
    ControlStates("Field with text") { title in TextField(title, text: $text) }
    ControlStates("Empty field") { title in TextField(title, text: $empty) }
    ControlStates("Field with a long text") { title in TextField(title, text: $long) }
    ControlStates("Password") { title in SecureField(title, text: $password) }
    ControlStates("Editor") { title in TextEditor(text: $notes).accessibilityLabel(title) }
  }
}

private struct ChoiceStates: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var tea = "Green"
  @State private var cups = 3
  @State private var strength = 0.4
  @State private var day = Date(timeIntervalSince1970: 1_795_000_000)

  var body: some View {
    ControlStates("Switch that is on") { title in Toggle(title, isOn: $isOn) }
    ControlStates("Switch that is off") { title in Toggle(title, isOn: $isOff) }
    ControlStates("Pressed toggle") { title in Toggle(title, isOn: $isOn).toggleStyle(.button) }
    ControlStates("Picker") { title in Picker(title, selection: $tea) { teas } }
    ControlStates("Segments") { title in Picker(title, selection: $tea) { teas }.pickerStyle(.segmented) }
    ControlStates("Stepper") { title in Stepper("\(title): \(cups)", value: $cups, in: 0...9) }
    ControlStates("Stepper at its end") { title in Stepper(title, value: .constant(9), in: 0...9) }
    ControlStates("Slider") { title in Slider(value: $strength) { Text(title) } }
    ControlStates("Date") { title in DatePicker(title, selection: $day, displayedComponents: .date) }
  }

  private var teas: some View {
    ForEach(["Black", "Green", "White"], id: \.self) { Text($0) }
  }
}

private struct IndicatorStates: View {
  var body: some View {
    ControlStates("Activity") { title in ProgressView(title) }
    ControlStates("Progress at its start") { title in ProgressView(title, value: 0) }
    ControlStates("Progress in the middle") { title in ProgressView(title, value: 0.5) }
    ControlStates("Progress at its end") { title in ProgressView(title, value: 1) }
    ControlStates("Gauge") { title in Gauge(value: 0.7) { Text(title) } }
  }
}
