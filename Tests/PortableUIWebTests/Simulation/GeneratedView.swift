import PortableUI

/// A view with generated content.
struct GeneratedView: View {
  let content: GeneratedContent
  @ObservedObject var feature: SimulatedFeature

  var body: some View {
    switch content {
    case .text, .mark, .work, .switched, .typed, .short, .chosen, .stepped, .insertion, .reversal: control
    case .rows, .movingRows, .longRows: rows
    case .sheet, .alert, .menu, .tabs, .link, .bar, .stack, .choosing: container
    default: group
    }
  }

  private func part(_ content: GeneratedContent) -> GeneratedView { GeneratedView(content: content, feature: feature) }

  private func list(_ parts: [GeneratedContent]) -> some View {
    ForEach(parts.indices, id: \.self) { part(parts[$0]) }
  }

  @ViewBuilder private var control: some View {
    switch content {
    case .mark(let number): Button("Mark \(number)") { feature.mark(number) }
    case .work: SimulatedWork(feature: feature)
    case .switched(let index): Toggle("Flag \(index)", isOn: $feature.flags[index])
    case .typed(let index): TextField("Text \(index)", text: $feature.texts[index])
    case .short(let index):
      TextField(
        "Short \(index)",
        text: Binding {
          feature.texts[index]
        } set: {
          feature.texts[index] = String($0.prefix(2))
        })
    case .chosen: Picker("Choice", selection: $feature.choice) { ForEach(1..<5) { Text("Choice \($0)").tag($0) } }
    case .stepped: Stepper("Choice", value: $feature.choice, in: 1...4)
    case .insertion: Button("Insert") { withAnimation { feature.insert(at: feature.choice) } }
    case .reversal: Button("Reverse") { feature.rows.reverse() }
    default: Text("\(feature.count) \(feature.texts.joined(separator: ",")) \(feature.choice)")
    }
  }

  @ViewBuilder private var rows: some View {
    switch content {
    case .movingRows:
      ForEach(feature.rows, id: \.self) { row in
        HStack {
          Button("Up \(row)") { withAnimation { feature.moveUp(row) } }
          if feature.flags[row % GeneratedContent.shared] { Text("Row \(row)") }
        }
      }
    case .longRows:
      List(0..<200, id: \.self) { row in
        if row.isMultiple(of: 3) {
          Button("Mark \(row)") { feature.mark(row) }
        } else {
          Text("Row \(row) of \(feature.count)")
        }
      }
    default:
      ForEach(feature.rows, id: \.self) { row in Button("Remove \(row)") { feature.rows.removeAll { $0 == row } } }
    }
  }

  @ViewBuilder private var container: some View {
    switch content {
    case .sheet(let flag, let parts):
      Button("Present \(flag)") { feature.presented.insert(flag) }
        .sheet(isPresented: isPresented(flag)) {
          NavigationStack { list(parts).toolbar { Button("Done") { feature.presented.remove(flag) } } }
        }
    case .alert(let flag):
      Button("Ask \(flag)") { feature.presented.insert(flag + GeneratedContent.shared) }
        .alert("Sure?", isPresented: isPresented(flag + GeneratedContent.shared)) {
          Button("Mark 6") { feature.mark(6) }
          Button("Cancel", role: .cancel) {}
        }
    case .menu(let parts): Menu("More") { list(parts) }
    case .tabs(let tabs):
      TabView {
        ForEach(tabs.indices, id: \.self) { index in list(tabs[index]).tabItem { Text("Tab \(index)") } }
      }
    case .link(let parts): NavigationLink("Level") { list(parts) }
    case .bar(let inner, let item): part(inner).toolbar { part(item) }
    case .choosing(let flag, let inner):
      part(inner).confirmationDialog("Choose", isPresented: $feature.flags[flag]) {
        Button("Mark 8") { feature.mark(8) }
      }
    case .stack(let inner): NavigationStack { part(inner).navigationTitle("Title \(feature.count)") }
    default: EmptyView()
    }
  }

  @ViewBuilder private var group: some View {
    switch content {
    case .column(let parts): VStack { list(parts) }
    case .line(let parts): HStack { list(parts) }
    case .scrolled(let parts): ScrollView { list(parts) }
    case .section(let parts): Form { Section("Section \(feature.choice)") { list(parts) } }
    case .either(let flag, let first, let second): if feature.flags[flag] { part(first) } else { part(second) }
    case .renewed(let inner): part(inner).id(feature.choice)
    case .animated(let inner): part(inner).transition(.slide).animation(.default, value: feature.flags)
    case .disabled(let flag, let inner): part(inner).disabled(feature.flags[flag])
    default: EmptyView()
    }
  }

  private func isPresented(_ number: Int) -> Binding<Bool> {
    Binding {
      feature.presented.contains(number)
    } set: {
      if $0 { feature.presented.insert(number) } else { feature.presented.remove(number) }
    }
  }
}
