import Observation
import SwiftUIShim

/// A list of 50,000 rows, and a grid of as many cells.
///
/// On a live page, only the rows around the visible ones are on the page.
public struct LongListView: View {
  @State private var rows = LongListRows()
  @State private var isGrid = false

  public init() {}

  public var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 16) {
        Text("Long list")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        HStack {
          Button("Go to the middle") { proxy.scrollTo(25_000, anchor: .center) }
          Button("Go to the end") { proxy.scrollTo(rows.all.last ?? 0) }
          Button("Insert at the start") { rows.insertAtStart() }
        }
        .buttonStyle(.bordered)
        Toggle("Grid", isOn: $isGrid)
        Text("\(String(rows.all.count)) rows")
          .accessibilityIdentifier("count")
        if isGrid {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))]) {
            ForEach(rows.all, id: \.self) { number in
              Button("Cell \(String(number))") { rows.remove(number) }
                .buttonStyle(.bordered)
            }
          }
        } else {
          List(rows.all, id: \.self) { number in
            LongListRow(number: number) { rows.remove(number) }
          }
        }
      }
      .padding()
    }
    .navigationTitle("Long list")
  }
}

/// A row with state. Every seventh row is higher than the others.
private struct LongListRow: View {
  let number: Int
  let remove: @MainActor () -> Void
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Row \(String(number))")
        Spacer()
        Button("Delete row \(String(number))", role: .destructive, action: remove)
      }
      if number.isMultiple(of: 7) {
        Text("A row with more lines than the others, since its number is a multiple of 7.")
      }
      TextField("Note \(number)", text: $note)
    }
  }
}

/// The numbers of the rows.
@MainActor @Observable
private final class LongListRows {
  private(set) var all = Array(1...50_000)
  private var newest = 0

  func insertAtStart() {
    newest -= 1
    all.insert(newest, at: 0)
  }

  func remove(_ number: Int) { all.removeAll { $0 == number } }
}
