import SwiftUIShim

private struct Booking {
  var arrival: Date
  var departure: Date
  var adults = 2
  var children = 0
  var room = Room.garden
  var hasBreakfast = false

  enum Room: String, CaseIterable, Identifiable {
    case garden = "Garden"
    case lake = "Lake view"
    case suite = "Suite"

    var id: Self { self }
    var price: Int { [.garden: 90, .lake: 120, .suite: 210][self, default: 0] }
  }

  func nights(in calendar: Calendar) -> Int {
    calendar.dateComponents([.day], from: arrival, to: departure).day ?? 0
  }

  func total(in calendar: Calendar) -> Int {
    nights(in: calendar) * (room.price + (hasBreakfast ? 12 * (adults + children) : 0))
  }
}

struct BookingView: View {
  @Environment(\.calendar) private var calendar
  @State private var booking: Booking
  @State private var isConfirmed = false

  init(today: Date = Date(timeIntervalSince1970: 1_788_220_800)) {
    _booking = State(initialValue: Booking(arrival: today, departure: today.addingTimeInterval(2 * 86_400)))
  }

  private var nextDay: Date {
    calendar.date(byAdding: .day, value: 1, to: booking.arrival) ?? booking.arrival
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Dates") {
          DatePicker("Arrival", selection: $booking.arrival, displayedComponents: .date)
          DatePicker("Departure", selection: $booking.departure, in: nextDay..., displayedComponents: [.date])
          LabeledContent("Nights", value: booking.nights(in: calendar), format: .number)
        }
        Section("Guests") {
          Stepper("Adults: \(booking.adults)", value: $booking.adults, in: 1...4)
          Stepper("Children: \(booking.children)", value: $booking.children, in: 0...4)
        }
        Section("Room") {
          Picker("Room", selection: $booking.room) {
            ForEach(Booking.Room.allCases) { room in
              Text("\(room.rawValue), \(room.price) €").tag(room)
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
          Toggle("Breakfast", isOn: $booking.hasBreakfast)
        }
        Section {
          HStack {
            Text("Total").font(.headline)
            Spacer()
            Text(booking.total(in: calendar), format: .currency(code: "EUR").precision(.fractionLength(0)))
              .font(.title3.bold())
              .contentTransition(.numericText())
          }
          Button("Book") { isConfirmed = true }
            .frame(maxWidth: .infinity)
        }
      }
      .onChange(of: booking.arrival) { _, _ in
        if booking.departure < nextDay { booking.departure = nextDay }
      }
      .navigationTitle("Lake Hotel")
      .sheet(isPresented: $isConfirmed) {
        VStack(spacing: 16) {
          Image(systemName: "checkmark.seal.fill").font(.largeTitle).foregroundStyle(.green)
          Text("Booked: \(booking.room.rawValue) for \(booking.nights(in: calendar)) nights").font(.headline)
        }
        .padding(40)
        .presentationDetents([.height(220)])
      }
    }
  }
}

#Preview {
  BookingView()
}
