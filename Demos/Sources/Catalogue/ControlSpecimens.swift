import SwiftUIShim

/// Controls.
struct ControlSpecimens: View {
  var body: some View {
    ButtonSpecimens()
    ChoiceSpecimens()
    FieldSpecimens()
  }
}

/// Controls for choices: switches, steppers, sliders and pickers.
struct ChoiceSpecimens: View {
  @State private var sendsNews = true
  @State private var quantity = 1
  @State private var volume = 0.4
  @State private var rating = 3.0
  @State private var size = Size.medium

  private enum Size: String, CaseIterable, Identifiable {
    case small, medium, large

    var id: Self { self }
  }

  var body: some View {
    Specimen("Toggle") {
      Toggle("Send news", isOn: $sendsNews)
      Toggle("Send news", isOn: .constant(false))
        .disabled(true)
      Toggle("Send news, as a button", isOn: $sendsNews)
        .toggleStyle(.button)
    }
    Specimen("Stepper") {
      Stepper("Quantity: \(quantity)", value: $quantity, in: 0...3)
    }
    Specimen("Slider") {
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      }
      Slider(value: $rating, in: 1...5, step: 1) { Text("Rating: \(Int(rating))") }
    }
    Specimen("Picker") {
      Picker("Size in a menu", selection: $size) { sizes }
      Picker("Size in line", selection: $size) { sizes }
        .pickerStyle(.inline)
      Picker("Size in segments", selection: $size) { sizes }
        .pickerStyle(.segmented)
      Picker("Size without a visible label", selection: $size) { sizes }
        .labelsHidden()
    }
  }

  private var sizes: some View {
    ForEach(Size.allCases) { Text($0.rawValue) }
  }
}

/// Text fields.
struct FieldSpecimens: View {
  @State private var name = "Ada"
  @State private var password = "secret"
  @State private var note = "Two lines\nof a note"

  var body: some View {
    Specimen("TextField") {
      TextField("Name", text: $name)
        .autocorrectionDisabled()
        #if !os(macOS) || PortableUI
          .textInputAutocapitalization(.words)
        #endif
      TextField("Name in a border", text: $name, prompt: Text("First and last"))
        .textFieldStyle(.roundedBorder)
    }
    Specimen("SecureField") {
      SecureField("Password", text: $password)
    }
    Specimen("TextEditor") {
      TextEditor(text: $note)
        .accessibilityLabel("Note")
        .accessibilityHint("Kept as you type")
    }
  }
}

/// Gauges, with and without labels of their value and bounds.
struct GaugeSpecimens: View {
  var body: some View {
    Specimen("Gauge") {
      Gauge(value: 0.7) { Text("Battery") }
      Gauge(value: 18.0, in: -10...40) {
        Text("Temperature")
      } currentValueLabel: {
        Text("18 °C")
      } minimumValueLabel: {
        Text("−10")
      } maximumValueLabel: {
        Text("40")
      }
    }
  }
}
