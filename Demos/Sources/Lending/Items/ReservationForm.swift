import Foundation
import SwiftUIShim

/// The choice of the day on which a loan ends.
struct ReservationForm: View {
  @Environment(\.timeZone) private var timeZone
  @State private var length = 7
  let now: @Sendable () -> Date
  let reserve: (Day) -> Void

  private var today: Day { Day(now(), in: timeZone) }

  var body: some View {
    DatePicker("Until", selection: end, in: date(after: 0)...date(after: Loan.longest), displayedComponents: .date)
    Text("For \(length) days")
      .foregroundStyle(.secondary)
    Button("Reserve") { reserve(today.advanced(by: length)) }
      .buttonStyle(.borderedProminent)
  }

  private var end: Binding<Date> {
    Binding {
      date(after: length)
    } set: { date in
      length = today.distance(to: Day(date, in: timeZone))
    }
  }

  private func date(after days: Int) -> Date { today.advanced(by: days).noon(in: timeZone) }
}
