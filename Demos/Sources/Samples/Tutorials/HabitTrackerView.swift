import SwiftUIShim

private struct Habit: Identifiable {
  let id = UUID()
  let name: String
  let symbol: String
  let color: Color
  var days: Set<Int> = []

  var progress: Double { Double(days.count) / 7 }
}

@Observable private final class HabitStore {
  var habits = [
    Habit(name: "Read", symbol: "book", color: .blue, days: [0, 1, 2]),
    Habit(name: "Run", symbol: "figure.run", color: .green, days: [1]),
    Habit(name: "Sketch", symbol: "pencil", color: .orange),
  ]

  var total: Int { habits.map(\.days.count).reduce(0, +) }
}

private struct RingView: View {
  let progress: Double
  let color: Color

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 6)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(color, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .accessibilityElement()
    .accessibilityLabel("Progress")
    .accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))
  }
}

struct HabitTrackerView: View {
  private let days = ["M", "T", "W", "T", "F", "S", "S"]

  @State private var store = HabitStore()
  @State private var newName = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach($store.habits) { $habit in
              HabitCard(habit: $habit, days: days)
            }
          } header: {
            Text("\(store.total) check-ins this week")
              .font(.headline)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.vertical, 8)
              .background(.background)
          }
        }
        .padding()
      }
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add habit", systemImage: "plus") { isAdding = true }
        }
      }
      .alert("New habit", isPresented: $isAdding) {
        TextField("Habit", text: $newName)
        Button("Create") {
          store.habits.append(Habit(name: newName, symbol: "star", color: .purple))
          newName = ""
        }
        Button("Cancel", role: .cancel) { newName = "" }
      }
    }
  }
}

private struct HabitCard: View {
  @Binding var habit: Habit
  let days: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Label(habit.name, systemImage: habit.symbol).font(.headline).foregroundStyle(habit.color)
        Spacer()
        RingView(progress: habit.progress, color: habit.color).frame(width: 36, height: 36)
      }
      HStack(spacing: 6) {
        ForEach(days.indices, id: \.self) { day in
          let isDone = habit.days.contains(day)
          Button {
            withAnimation(.snappy) { if isDone { habit.days.remove(day) } else { habit.days.insert(day) } }
          } label: {
            Text(days[day])
              .font(.footnote.bold())
              .frame(maxWidth: .infinity, minHeight: 36)
              .background(isDone ? habit.color : habit.color.opacity(0.15), in: Circle())
              .foregroundStyle(isDone ? .white : habit.color)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("\(habit.name), day \(day + 1)")
          .accessibilityAddTraits(isDone ? .isSelected : [])
        }
      }
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 18).fill(.background).shadow(color: .black.opacity(0.1), radius: 6, y: 2))
  }
}

#Preview {
  HabitTrackerView()
}
