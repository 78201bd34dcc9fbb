import SwiftUIShim

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
