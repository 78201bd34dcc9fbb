/// The view, which shows the names of the states and the controls of the scenarios.
extension SourceTemplates {
  var view: String {
    let access = isPackageWide ? "package " : ""
    let service = outline.works.isEmpty ? "" : "service: \(name)Service"
    let initial = outline.states[0]
    let model = "\(name)ViewState.\(initial.model)(\(arguments(of: initial, service: "service")))"
    var lines = [
      "import SwiftUIShim", "import VSM", "", "/// The view of the feature “\(outline.feature.name)”.",
      "\(access)struct \(name)View: View {", "  @ViewState private var state: \(name)ViewState",
    ]
    lines += fields.map { "  @State private var \($0.name) = \($0.empty)" }
    lines += [
      "", "  \(access)init(\(service)) {",
      "    self.init(state: .\(initial.name)\(initial.hasModel ? "(\(model))" : ""))",
      "  }", "", "  /// Starts in a given state, for previews and tests.", "  init(state: \(name)ViewState) {",
      "    _state = ViewState(wrappedValue: state)", "  }", "", "  \(access)var body: some View {",
      "    VStack(alignment: .leading, spacing: 16) {", "      switch state {",
    ]
    lines += outline.states.flatMap(screen)
    lines += ["      }", "    }"]
    if let appearing = outline.appearing {
      lines += [
        "    .onAppear {",
        "      if case .\(initial.name)(let model) = state { \(observing(appearing)) }", "    }",
      ]
    }
    return (lines + ["  }", "}"]).text
  }

  private var fields: [Field] {
    outline.states.flatMap(\.fields).reduce(into: []) { all, field in
      if !all.contains(where: { $0.name == field.name }) { all.append(field) }
    }
  }

  /// The case of a state in the view's `switch`.
  private func screen(of state: ScreenState) -> [String] {
    // The initial state looks like the first one that follows.
    let next = outline.appearing?.leading.first
    if state.name == outline.states[0].name, let appearing = outline.appearing {
      if let next, isWaiting(next) { return [] }
      return ["      case .\(state.name):", "        ProgressView(\(appearing.name.capitalizedFirst.literal))"]
    }
    if isWaiting(state.name) {
      let names = (state.name == next ? [outline.states[0].name] : []) + [state.name]
      return [
        "      case \(names.map { ".\($0)" }.joined(separator: ", ")):",
        "        ProgressView(\(state.title.literal))",
      ]
    }
    let buttons = state.actions.filter { $0.label != nil }
    var lines = ["      case .\(state.name)\(buttons.isEmpty ? "" : "(let model)"):"]
    lines.append("        Text(\(state.title.literal)).font(.title)")
    lines += state.fields.flatMap(control).map { "        \($0)" }
    lines += buttons.map { "        Button(\(($0.label ?? "").literal)) { \(observing($0)) }" }
    return lines
  }

  /// Whether a state is only passed while something is being done.
  private func isWaiting(_ state: String) -> Bool {
    guard let state = outline[state], !state.hasModel, state.fields.isEmpty else { return false }
    return outline.states.flatMap(\.actions).contains { $0.leading.contains(state.name) }
  }

  private func control(for field: Field) -> [String] {
    switch field.kind {
    case .text: ["TextField(\(field.label.literal), text: $\(field.name))"]
    case .toggle: ["Toggle(\(field.label.literal), isOn: $\(field.name))"]
    case .choice:
      ["Picker(\(field.label.literal), selection: $\(field.name)) {"]
        + (outline.options[field.label] ?? []).map { "  Text(\($0.literal)).tag(\($0.literal))" } + ["}"]
    }
  }

  private func observing(_ action: Action) -> String {
    let arguments = action.parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let call = "model.\(action.name)(\(arguments))"
    let isAsync = action.work != nil && action.leading.isEmpty
    return isAsync ? "$state.observe { await \(call) }" : "$state.observe(\(call))"
  }
}
