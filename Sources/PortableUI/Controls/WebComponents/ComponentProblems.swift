/// The reports of components that do not work. Each problem of an element is reported once for the page.
@MainActor
final class ComponentProblems {
  enum Problem {
    case invalidName
    /// The path leads, or may lead, to another site.
    case foreignModule(String)
    case missingFile(String, bundle: String)
    case unsuitableProperties(any Error)
    case undecodableEvent(any Any.Type)
    /// The script has failed in the browser.
    case failure(String)
  }

  private weak var host: ViewHost?
  private var reported: Set<String> = []

  init(host: ViewHost) { self.host = host }

  /// Returns the address of the module, or `nil` if there is none.
  func address(of element: CustomElement, in environment: EnvironmentValues) -> String? {
    guard element.hasValidName else { return nothing(because: .invalidName, element) }
    switch element.module {
    case .path(let path):
      return CustomElement.Module.isOnThisSite(path) ? path : nothing(because: .foreignModule(path), element)
    case .file(let name, let bundle):
      guard let file = ComponentFiles.shared.file(named: name, in: bundle) else {
        return nothing(because: .missingFile(name, bundle: bundle), element)
      }
      return environment.imageFolder + file.name
    }
  }

  private func nothing(because problem: Problem, _ element: CustomElement) -> String? {
    report(problem, of: element)
    return nil
  }

  func report(_ problem: Problem, of element: CustomElement) { report(problem, of: element.name) }

  private func report(_ problem: Problem, of element: String) {
    guard reported.insert("\(element) \(problem.kind)").inserted else { return }
    host?.diagnose(.webComponent, problem.message(about: element))
  }
}

extension ComponentProblems: PageService {
  func takeReport(_ action: Event.Action, of element: any Element) -> Bool {
    guard case .component(.failure(let text)) = action else { return false }
    let name = element.renderTree()[.component]?.split(separator: " ").first.map(String.init)
    report(.failure(text), of: name ?? "component")
    return true
  }
}

extension ViewHost {
  /// The reports of components of the page that do not work.
  var componentProblems: ComponentProblems { services.service(orAdd: ComponentProblems(host: self)) }
}

extension ComponentProblems.Problem {
  fileprivate var kind: String {
    switch self {
    case .invalidName: "name"
    case .foreignModule: "module"
    case .missingFile: "file"
    case .unsuitableProperties: "properties"
    case .undecodableEvent: "event"
    case .failure: "failure"
    }
  }

  fileprivate func message(about element: String) -> String {
    switch self {
    case .invalidName:
      """
      “\(element)” is no name for a custom element, so it is not shown. A name consists of lower-case letters of ASCII, \
      digits and hyphens, begins with a letter, and has at least one hyphen, as in CustomElement("place-map", module: …).
      """
    case .foreignModule(let path):
      """
      The module of <\(element)> is at “\(path)”, which is no path of this site, so it is not shown. The pages' policy \
      allows scripts of the site only: serve the module yourself, and state its path, as in .path("/components/map.js").
      """
    case .missingFile(let name, let bundle):
      """
      The module of <\(element)>, “\(name)”, is not in \(bundle), so it is not shown. Add the file, whose name ends in .js \
      or .mjs, to the target's resources, and pass the target's bundle.
      """
    case .unsuitableProperties(let error):
      """
      The properties of <\(element)> cannot be encoded, so its script does not get them: \(error). JSON has neither \
      infinite numbers nor NaN.
      """
    case .undecodableEvent(let type):
      """
      The script of <\(element)> has sent an event that is no \(type), so it was dropped. The detail of its event “send” \
      has to be the JSON of a value of this type, such as { "selected": { "id": 3 } } for .selected(id: 3).
      """
    case .failure(let text):
      "The script of <\(element)> has failed in a browser: \(Self.printable(text))"
    }
  }

  /// A text of a browser, which may contain anything, as one short line.
  private static func printable(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(200) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
