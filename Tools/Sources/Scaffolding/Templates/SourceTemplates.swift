/// The sources of the feature.
struct SourceTemplates {
  let outline: FeatureOutline
  /// Whether another module of the package shows the view.
  let isPackageWide: Bool

  var name: String { outline.name }
  private var access: String { isPackageWide ? "package " : "" }
  private var hasService: Bool { !outline.works.isEmpty }

  // MARK: States

  var viewState: String {
    var lines = [
      "import VSM", "", "/// The states of the feature “\(outline.feature.name)”.", "enum \(name)ViewState {",
    ]
    for state in outline.states {
      if outline.isFinal(state) {
        lines.append("  // vsm:disable:next state-without-way-out -- No scenario leads out of it.")
      }
      lines.append("  case \(state.name)\(state.hasModel ? "(\(state.model))" : "")")
    }
    lines.append("}")
    for state in outline.states where state.hasModel {
      lines += ["", "extension \(name)ViewState {"] + model(of: state) + ["}"]
    }
    return lines.text
  }

  private func model(of state: ScreenState) -> [String] {
    var lines = ["  struct \(state.model) {"]
    if hasService { lines.append("    let service: \(name)Service") }
    lines += state.kept.map { "    let \($0.name): \($0.type)" }
    for (index, action) in state.actions.enumerated() {
      if index > 0 || hasService || !state.kept.isEmpty { lines.append("") }
      lines += function(action, in: state).map { "    \($0)" }
    }
    return lines + ["  }"]
  }

  private func function(_ action: Action, in state: ScreenState) -> [String] {
    let parameters = action.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let head = "func \(action.name)(\(parameters))"
    let scope = Set((action.parameters + state.kept).map(\.name))
    guard let work = action.work.map({ outline.works[$0] }) else {
      guard let end = action.outcomes.first else {
        return [
          "/// The scenarios name no screen after it.", "\(head) -> \(name)ViewState { .\(state.name)(self) }",
        ]
      }
      return ["\(head) -> \(name)ViewState { \(value(of: end, scope: scope)) }"]
    }
    let body = body(of: work, in: state, scope: scope)
    if action.leading.isEmpty {
      return ["\(head) async -> \(name)ViewState {"] + body.map { "  \($0)" } + ["}"]
    }
    let leading = action.leading.map { value(of: $0, scope: scope) }.joined(separator: ", ")
    return ["\(head) -> StateSequence<\(name)ViewState> {", "  StateSequence(\(leading)) {"]
      + body.map { "    \($0)" } + ["  }", "}"]
  }

  /// Awaits the service and returns one of the outcomes.
  private func body(of work: Work, in state: ScreenState, scope: Set<String>) -> [String] {
    let arguments = work.parameters.map { scope.contains($0.name) ? $0.name : $0.empty }.joined(separator: ", ")
    let call = "await service.\(work.name)(\(arguments))"
    let success = "return \(value(of: work.success ?? state.name, scope: scope))"
    guard let failure = work.failure else { return [call, success] }
    return [
      "do {", "  try \(call)", "  \(success)", "} catch {", "  return \(value(of: failure, scope: scope))", "}",
    ]
  }

  /// A state with its model: `.editing(EditingModel(service: service))`.
  private func value(of state: String, scope: Set<String>) -> String {
    guard let state = outline[state], state.hasModel else { return ".\(state)" }
    return ".\(state.name)(\(state.model)(\(arguments(of: state, service: "service", scope: scope))))"
  }

  /// The arguments with which a model is made.
  func arguments(of state: ScreenState, service: String, scope: Set<String> = []) -> String {
    let service = hasService ? ["service: \(service)"] : []
    return (service + state.kept.map { "\($0.name): \(scope.contains($0.name) ? $0.name : $0.empty)" })
      .joined(separator: ", ")
  }

  // MARK: The service

  var service: String {
    var lines = ["/// What the feature needs from outside.", "\(access)struct \(name)Service: Sendable {"]
    for work in outline.works {
      let parameters = work.parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
      lines.append("  var \(work.name): @Sendable (\(parameters)) async\(work.failure == nil ? "" : " throws") -> Void")
    }
    let functions = outline.works.map { work in
      let ignored = work.parameters.map { _ in "_" }.joined(separator: ", ")
      return "\(work.name): {\(ignored.isEmpty ? "" : " \(ignored) in ")}"
    }
    lines += [
      "}", "", "extension \(name)Service {",
      "  /// A service that succeeds at once, without doing anything.",
      "  \(access)static let immediate = \(name)Service(\(functions.joined(separator: ", ")))", "}",
    ]
    return lines.text
  }

  // MARK: Previews and the site

  var previews: String {
    let shown = outline.states.filter { outline.appearing == nil || $0.name != outline.states[0].name }
    let previews = shown.map { state in
      let model = "\(name)ViewState.\(state.model)(\(arguments(of: state, service: ".immediate")))"
      let value = ".\(state.name)\(state.hasModel ? "(\(model))" : "")"
      return "\n#Preview(\(state.title.literal)) {\n  \(name)View(state: \(value))\n}"
    }
    return (["import SwiftUIShim"] + previews).text
  }

  var site: String {
    """
    import Hummingbird
    import PortableUIHummingbird
    import \(name)

    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    let address = ServerAddress(host: "127.0.0.1", port: port)

    let router = Router()
    router.livePage("/") { \(name)View(\(hasService ? "service: .immediate" : "")) }
    await Application(router: router, server: .livePages(), configuration: .init(address: address.binding)).run(at: address)

    """
  }
}

extension [String] {
  /// The lines with a line feed after each.
  var text: String { joined(separator: "\n") + "\n" }
}
