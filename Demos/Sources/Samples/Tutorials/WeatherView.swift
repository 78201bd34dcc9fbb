import SwiftUIShim

private struct DayForecast: Identifiable {
  let day: String
  let symbol: String
  let low: Int
  let high: Int

  var id: String { day }
}

private let week = [
  DayForecast(day: "Mon", symbol: "sun.max.fill", low: 12, high: 24),
  DayForecast(day: "Tue", symbol: "cloud.sun.fill", low: 13, high: 21),
  DayForecast(day: "Wed", symbol: "cloud.rain.fill", low: 9, high: 15),
  DayForecast(day: "Thu", symbol: "wind", low: 7, high: 14),
  DayForecast(day: "Fri", symbol: "sun.max.fill", low: 10, high: 22),
]

struct WeatherView: View {
  @State private var isNight = false
  @State private var usesFahrenheit = false

  var body: some View {
    ZStack {
      BackgroundView(isNight: isNight)
      VStack(spacing: 24) {
        Text("Bergen, Norway").font(.system(size: 32, weight: .medium)).foregroundColor(.white)
        VStack(spacing: 8) {
          Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
            .renderingMode(.original)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 120, height: 120)
            .foregroundStyle(.white)
          Text(temperature(isNight ? 11 : 24)).font(.system(size: 64, weight: .medium)).foregroundColor(.white)
        }
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 20) {
            ForEach(week) { day in
              WeatherDayView(day: day, high: temperature(day.high))
            }
          }
        }
        ranges
        HStack {
          Button("Change the time of day") { withAnimation(.easeInOut(duration: 0.6)) { isNight.toggle() } }
            .buttonStyle(WeatherButtonStyle(textColor: .blue, backgroundColor: .white))
          Toggle("°F", isOn: $usesFahrenheit).toggleStyle(.button).tint(.white)
        }
      }
      .padding()
    }
    .clipShape(RoundedRectangle(cornerRadius: 24))
  }

  private var ranges: some View {
    VStack(spacing: 10) {
      ForEach(week) { day in
        HStack {
          Text(day.day).frame(width: 44, alignment: .leading)
          Text(temperature(day.low)).frame(width: 48, alignment: .trailing).opacity(0.8)
          GeometryReader { geometry in
            let degree = geometry.size.width / 30
            Capsule()
              .fill(.linearGradient(colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
              .frame(width: CGFloat(day.high - day.low) * degree, height: 6)
              .offset(x: CGFloat(day.low) * degree, y: 7)
          }
          .frame(height: 20)
          Text(temperature(day.high)).frame(width: 48, alignment: .trailing)
        }
      }
    }
    .font(.callout.monospacedDigit())
    .foregroundStyle(.white)
    .padding()
    .background(.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 16))
  }

  private func temperature(_ celsius: Int) -> String {
    usesFahrenheit ? "\(celsius * 9 / 5 + 32)°" : "\(celsius)°"
  }
}

private struct BackgroundView: View {
  let isNight: Bool

  var body: some View {
    LinearGradient(
      gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color(red: 0.2, green: 0.5, blue: 0.8)]),
      startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .edgesIgnoringSafeArea(.all)
  }
}

private struct WeatherDayView: View {
  let day: DayForecast
  let high: String

  var body: some View {
    VStack(spacing: 6) {
      Text(day.day).font(.system(size: 16, weight: .medium))
      Image(systemName: day.symbol).symbolRenderingMode(.hierarchical).resizable().scaledToFit()
        .frame(width: 36, height: 36)
      Text(high).font(.title2)
    }
    .foregroundColor(.white)
  }
}

private struct WeatherButtonStyle: ButtonStyle {
  let textColor: Color
  let backgroundColor: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: 220, minHeight: 50)
      .background(backgroundColor.gradient)
      .foregroundColor(textColor)
      .font(.headline)
      .cornerRadius(10)
  }
}

#Preview {
  WeatherView()
}
