import SwiftUIShim

private struct Errand: Identifiable {
  let id = UUID()
  var title: String
  var isDone = false
}

private final class ErrandStore: ObservableObject {
  @Published var errands = [
    Errand(title: "Buy stamps"), Errand(title: "Call the dentist"), Errand(title: "Water plants"),
  ]

  var openCount: Int { errands.filter { !$0.isDone }.count }
}

private struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundColor(configuration.isOn ? .green : .secondary)
          .imageScale(.large)
        configuration.label
          .strikethrough(configuration.isOn)
          .foregroundColor(configuration.isOn ? .secondary : .primary)
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}

struct TaskListView: View {
  @StateObject private var store = ErrandStore()
  @State private var title = ""
  @State private var hidesDone = false

  var body: some View {
    NavigationView {
      List {
        Section {
          HStack {
            TextField("New task", text: $title)
              .onSubmit(add)
            Button(action: add) {
              Image(systemName: "plus.circle.fill")
            }
            .accessibilityLabel("Add")
            .disabled(title.isEmpty)
          }
        }
        Section {
          ForEach($store.errands) { $errand in
            if !(hidesDone && errand.isDone) {
              Toggle(errand.title, isOn: $errand.isDone)
                .toggleStyle(CheckboxStyle())
            }
          }
          .onDelete { store.errands.remove(atOffsets: $0) }
          .onMove { store.errands.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("\(store.openCount) open")
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("Tasks")
      .navigationBarItems(
        leading: Button(hidesDone ? "Show done" : "Hide done") { withAnimation { hidesDone.toggle() } },
        trailing: EditButton())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func add() {
    guard !title.isEmpty else { return }
    withAnimation {
      store.errands.append(Errand(title: title))
      title = ""
    }
  }
}

#Preview {
  TaskListView()
}
