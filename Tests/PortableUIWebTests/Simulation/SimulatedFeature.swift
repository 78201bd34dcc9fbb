import CombineShim
import PortableUI

/// The view of a simulated page. It records the presses of its marks, by which the order of events is checked.
@MainActor
final class SimulatedFeature: ObservableObject {
  private(set) var marks: [Int] = []
  @Published var rows = [1, 2, 3]
  @Published var count = 0
  @Published var flags = Array(repeating: false, count: GeneratedContent.shared)
  @Published var texts = Array(repeating: "", count: GeneratedContent.shared)
  @Published var choice = 1
  /// The numbers of the dialogs that generated content presents.
  @Published var presented: Set<Int> = []
  private var newest = 3
  /// The actions that wait for the simulation.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func mark(_ number: Int) {
    marks.append(number)
    count += 1
  }

  func insert(at index: Int) {
    newest += 1
    rows.insert(newest, at: min(index, rows.count))
  }

  func moveUp(_ row: Int) {
    guard let index = rows.firstIndex(of: row), index > 0 else { return }
    rows.swapAt(index, index - 1)
  }

  func work() async {
    await withCheckedContinuation { waiting.append($0) }
  }

  var waitingCount: Int { waiting.count }

  /// Lets the oldest action that waits continue.
  func finishOne() {
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}

/// A page with what views do: fields, rows that move, dialogs, navigation, animations and actions that take time.
struct SimulatedPage: View {
  @ObservedObject var feature: SimulatedFeature
  @State private var text = ""
  @State private var isOn = false
  @State private var choice = 1
  @State private var isPresented = false
  @State private var isAsking = false
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        controls
        rows
        presentations
        NavigationLink("Level", value: path.count)
      }
      .navigationTitle("Start \(feature.count)")
      .navigationDestination(for: Int.self) { level in
        Text("Level \(level) \(text)").toolbar {
          Button("Mark 7") { feature.mark(7) }
          if isOn { Button("Deeper") { path.append(level + 1) } }
        }
        TextField("Text", text: $text)
      }
    }
  }

  @ViewBuilder private var controls: some View {
    ForEach(0..<3, id: \.self) { number in Button("Mark \(number)") { feature.mark(number) } }
    TextField("Text", text: $text)
    TextField("Short", text: Binding(get: { text }, set: { text = String($0.prefix(3)) }))
    Toggle("On", isOn: $isOn)
    Picker("Choice", selection: $choice) { ForEach(1..<5) { Text("Choice \($0)").tag($0) } }
    Text("\(text) \(choice) \(feature.count)").foregroundStyle(isOn ? .red : .blue)
    Button("Mark 9") { feature.mark(9) }.disabled(!isOn)
    SimulatedWork(feature: feature)
  }

  @ViewBuilder private var rows: some View {
    Button("Insert") { feature.insert(at: choice) }
    Button("Reverse") { withAnimation { feature.rows.reverse() } }
    Button("Rotate") { feature.rows.append(feature.rows.isEmpty ? 0 : feature.rows.removeFirst()) }
    ForEach(feature.rows, id: \.self) { row in
      if isOn || row.isMultiple(of: 2) {
        Button("Remove \(row)") { feature.rows.removeAll { $0 == row } }
      } else {
        Text("Row \(row) \(choice)")
      }
    }
  }

  private var presentations: some View {
    Button("Present") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        NavigationStack {
          TextField("Text", text: $text)
          Button("Mark 5") { feature.mark(5) }
          Button("Ask") { isAsking = true }
            .alert("Sure?", isPresented: $isAsking) {
              Button("Mark 6") { feature.mark(6) }
              Button("Cancel", role: .cancel) {}
            }
            .toolbar { Button("Done") { isPresented = false } }
            .navigationTitle("Sheet \(feature.count)")
        }
      }
  }
}

/// A button whose actions take time, with the number of those that wait.
struct SimulatedWork: View {
  let feature: SimulatedFeature
  @State private var count = 0

  var body: some View {
    if count > 0 { ProgressView("Working \(count)") }
    Button("Work") {
      count += 1
      Task {
        await feature.work()
        count -= 1
      }
    }
  }
}
