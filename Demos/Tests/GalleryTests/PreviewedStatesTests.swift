import Foundation
import PortableUI
import Testing
import VSM
import VSMTesting

@testable import gallery

/// Checks that the previews show all states that the demos' sources declare.
@MainActor
@Suite struct PreviewedStatesTests {
  @Test func everyStateOfEveryFeatureHasAPreview() async throws {
    let declared = try declaredStates()
    #expect(declared.count > 60)
    #expect(declared.contains("Shopping.CartViewState.Phase.confirmingRemoval"))
    let states = NewestStates()
    let registration = StateContainerObservers.add(states)
    defer { registration.cancel() }
    let page = NewestStates.$current.withValue(states) { HeadlessPage { PreviewsView() } }
    await page.settle()
    // A view leaves its initial state when it appears.
    let missing = declared.subtracting(states.names).filter { !$0.hasSuffix(".initialized") }
    #expect(missing.sorted() == [], "no preview stays in these")
    page.close()
  }

  @Test func everyOutputOfTheVIPERScreensHasAPreview() async throws {
    let feature = try #require(FeaturePreviews.all.first { $0.name == "To-do in VIPER" })
    let names = feature.provider.allPreviews.compactMap(\.name)
    #expect(
      names == [
        "Loading", "Loaded", "Nothing to do", "Loading failed", "Adding", "Ready to save", "Saving", "Saving failed",
      ])
    let page = HeadlessPage { PreviewsView(features: [feature]) }
    await page.settle()
    #expect(page.findAll(.role(.alertdialog)).map(\.name) == ["The to-do could not be saved"])
    page.close()
  }

  /// Returns the full names of the cases of view states, and of their nested enums, in the sources, without the values
  /// that are kept of states.
  private func declaredStates() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let module = file.pathComponents[sources.pathComponents.count]
      for name in cases(in: try String(contentsOf: file, encoding: .utf8))
      where name.contains(/^\w+ViewState\./) && !name.contains(".RestorationValue.") {
        names.insert("\(module).\(name)")
      }
    }
    return names
  }

  /// Returns the names of the cases in a source, in which the nesting is determined by the indentation of two spaces.
  private func cases(in source: String) -> [String] {
    var types: [(name: String, isEnum: Bool)] = []
    var names: [String] = []
    for line in source.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      if let match = line.firstMatch(of: /^ *(?:\w+ )*(enum|struct|extension) ([\w.]+)/) {
        types = types.prefix(depth) + [(String(match.2), match.1 == "enum")]
      } else if let match = line.firstMatch(of: /^ *case (\w+)/), depth == types.count, types.last?.isEnum == true {
        names.append((types.map(\.name) + [String(match.1)]).joined(separator: "."))
      }
    }
    return names
  }
}

/// Records the newest state of each container that is created within its scope.
@MainActor private final class NewestStates: StateContainerObserver {
  /// The recorder of the current scope.
  @TaskLocal static var current: NewestStates?

  private var states: [StateContainerID: Any] = [:]

  func containerCreated(_ container: StateContainerID, state: Any) {
    if NewestStates.current === self { states[container] = state }
  }

  func stateChanged(_ change: StateChange) {
    if states[change.container] != nil { states[change.container] = change.new }
  }

  /// The full names of the states' cases, and of the cases of enums in their associated values.
  var names: Set<String> {
    var names: Set<String> = []
    for state in states.values { collect(state, into: &names) }
    return names
  }

  private func collect(_ value: Any, into names: inout Set<String>) {
    let mirror = Mirror(reflecting: value)
    // The dependencies of a state are not part of it.
    guard mirror.displayStyle != .class else { return }
    if mirror.displayStyle == .enum {
      names.insert("\(String(reflecting: type(of: value))).\(mirror.children.first?.label ?? "\(value)")")
    }
    for child in mirror.children { collect(child.value, into: &names) }
  }
}
