import Foundation
import PortableUI
import Testing
import VSM
import VSMTestingPages

@testable import VSMInspector

/// Checks that exported tests with dates and sliders compile and pass.
@Suite(.onPages)
struct ExportedActionsTests {
  private enum BookingViewState {
    case draft
    case booked
  }

  private struct BookingView: View {
    @ViewState var state: BookingViewState = .draft
    @State private var day = Date(timeIntervalSince1970: 1_772_366_400)
    @State private var hour = Date(timeIntervalSince1970: 1_772_366_400)
    @State private var volume = 0.5
    @State private var seats = 1.0

    var body: some View {
      Group {
        DatePicker("Day", selection: $day, displayedComponents: .date)
        DatePicker("Start", selection: $hour)
        Slider(value: $volume) { Text("Volume") }
        Slider(value: $seats, in: 1...8, step: 1) { Text("Seats") }
        Button("Book") { $state.observe(.booked) }
        Text(verbatim: "\(Int(day.timeIntervalSince1970)) \(Int(hour.timeIntervalSince1970)) \(volume) \(seats)")
      }
      .environment(\.timeZone, .gmt)
    }
  }

  private static let summary = "1795003200 1794994200 0.333 4.0"

  // The rest of this function is exported, except for the view and the last expectation.
  @Test @MainActor func journey() async throws {
    // Replace the placeholder by the page's view, with dependencies for the test.
    let page = HeadlessPage { BookingView() }
    await page.settle()
    let booking = try page.journey(of: ExportedActionsTests.BookingViewState.self)
    try page.type("2026-11-18", into: "Day")
    try page.type("2026-11-18T09:30", into: "Start")
    try page.slide("Volume", to: 0.333)
    try page.slide("Seats", to: 0.4)
    try page.tap(.role(.button, name: "Book"))
    await booking.expect("booked")
    // Here the export ends.
    #expect(page.shows(Self.summary))
  }

  @Test @MainActor func exportEqualsTheTestAbove() async throws {
    let page = HeadlessPage { BookingView().stateInspector(source: "BookingView()", isEnabled: true) }
    await page.settle()
    try page.pick(Date(timeIntervalSince1970: 1_794_994_200), in: "Day")
    // A browser sends a text for each part of a date, and an empty one until it is complete.
    try page.type("2026-11-17T09:30", into: "Start")
    try page.pick(Date(timeIntervalSince1970: 1_794_994_200), in: "Start")
    for part in [0.4, 0.3329, 0.333] { try page.slide("Volume", to: part) }
    try page.slide("Seats", to: 3.0 / 7)
    #expect(page.shows(Self.summary))
    try page.tap("Book")
    await page.settle()
    try page.tap("Show as test")
    let exported = try #require(try page.value(of: "Test source"))

    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let start = try #require(file.range(of: "and the last expectation.\n")).upperBound
    let end = try #require(file.range(of: "    // Here the export ends.")).lowerBound
    let test = file[start..<end].split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n") + "\n}\n"
    #expect(exported.replacing("<#BookingView()#>", with: "BookingView()") == test)
  }
}
