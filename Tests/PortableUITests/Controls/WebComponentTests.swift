import Foundation
import Testing

@testable import PortableUI

private struct PlaceMap: WebComponent {
  static let element = CustomElement("place-map", module: .path("/components/place-map.js"))

  struct Properties: Codable, Hashable {
    var places: [String: Double]
    var day: Date?
  }

  enum Event: Codable, Hashable {
    case selected(id: Int)
    case moved(to: Double)
  }

  let properties: Properties
  let act: @MainActor (Event) -> Void

  func receive(_ event: Event) { act(event) }
}

private struct Board: View {
  @State private var last = "nothing"
  @State private var count = 1.0
  var isDisabled = false

  var body: some View {
    PlaceMap(properties: .init(places: ["Café": count, "Zoo": 2], day: Date(timeIntervalSince1970: 1.5))) { event in
      last = "\(event)"
      if case .moved(let to) = event { count = to }
    }
    .disabled(isDisabled)
    Text(last)
  }
}

@MainActor
@Suite struct WebComponentTests {
  private func component(_ page: TestPage) throws -> RenderNode {
    try #require(page.host.tree.all.first { $0[.component] != nil })
  }

  private func send(_ json: String, to page: TestPage) throws -> EventOutcome {
    page.host.dispatch(PortableUI.Event(try component(page).id, .component(.event(json))))
  }

  @Test func theElementStatesItsNameItsModuleAndItsProperties() throws {
    let node = try component(TestPage { Board() })
    #expect(node.tag == .div)
    #expect(node[.component] == "place-map /components/place-map.js")
    #expect(node[.properties] == #"{"day":1500,"places":{"Café":1,"Zoo":2}}"#)
    #expect(node.children.isEmpty && node.text == nil)
  }

  @Test func anEventReachesTheViewAndNewPropertiesAreOneOperation() throws {
    let page = TestPage { Board() }
    #expect(try send(#"{"selected":{"id":3}}"#, to: page) == .handled)
    #expect(page.texts == ["selected(id: 3)"])
    _ = page.takeOps()
    #expect(try send(#"{"moved":{"to":7.5}}"#, to: page) == .handled)
    let text = try #require(page.node(text: "moved(to: 7.5)")).id
    #expect(
      Set(page.takeOps()) == [
        .attribute(try component(page).id, .properties, #"{"day":1500,"places":{"Café":7.5,"Zoo":2}}"#),
        .text(text, "moved(to: 7.5)"),
      ])
  }

  @Test(arguments: [
    "", "null", "[]", "{}", #"{"selected":{}}"#, #"{"selected":{"id":"3"}}"#, #"{"deleted":{"id":3}}"#,
    #"{"selected":{"id":3}"#, String(repeating: "[", count: 10_000),
  ])
  func anEventOfAnotherTypeIsDropped(json: String) throws {
    let page = TestPage { Board() }
    #expect(try send(json, to: page) == .invalidPayload)
    #expect(page.texts == ["nothing"])
  }

  @Test func aTypeOfEventsThatCannotBeDecodedIsReportedOnce() throws {
    let page = TestPage { Board() }
    for _ in 0..<3 { _ = try send("{}", to: page) }
    #expect(page.diagnostics.map(\.kind) == [.webComponent])
    #expect(page.diagnostics.first?.message.contains("<place-map> has sent an event that is no Event") == true)
  }

  @Test func anEventThatIsTooLongIsDropped() throws {
    let page = TestPage { Board() }
    let padding = String(repeating: " ", count: 32 * 1024)
    #expect(try send(#"{"selected":{"id":3}}"# + padding, to: page) == .invalidPayload)
    #expect(page.texts == ["nothing"])
  }

  @Test func aDisabledComponentIsInertAndSendsNoEvents() throws {
    let page = TestPage { Board(isDisabled: true) }
    #expect(try component(page)[.inert] == "")
    #expect(try send(#"{"selected":{"id":3}}"#, to: page) == .disabled)
    #expect(page.texts == ["nothing"])
  }

  @Test func aFailureIsReportedOnceAsOneLine() throws {
    let page = TestPage { Board(isDisabled: true) }
    for text in ["Error: no\u{1B}[2J\nmap", "Error: again"] {
      let event = PortableUI.Event(try component(page).id, .component(.failure(text)))
      #expect(page.host.dispatch(event) == .handled)
    }
    #expect(page.diagnostics.map(\.message) == ["The script of <place-map> has failed in a browser: Error: no [2J map"])
  }

  @Test func aLabelMakesItAGroup() throws {
    let node = try component(TestPage { Board().accessibilityLabel("Places") })
    #expect(node[.role] == "group")
    #expect(node[.ariaLabel] == "Places")
    let element = try #require(PageElement.all(in: node).first)
    #expect(element.role == .component && element.name == "Places")
  }

  private struct Named: WebComponent {
    static let element = CustomElement("no-properties", module: .path("/a.js"))
  }

  @Test func aComponentNeedsNeitherPropertiesNorEvents() throws {
    let page = TestPage { Named() }
    #expect(try component(page)[.properties] == "{}")
    #expect(try send("{}", to: page) == .invalidPayload)
  }

  private struct Endless: WebComponent {
    static let element = CustomElement("end-less", module: .path("/a.js"))
    @State private var length = 1.0
    var properties: [Double] { [length] }
    func receive(_ event: Double) { length = .infinity }
  }

  @Test func propertiesThatCannotBeEncodedAreReportedAndLeftOut() throws {
    let page = TestPage { Endless() }
    #expect(try component(page)[.properties] == "[1]")
    #expect(try send("2", to: page) == .handled)
    #expect(try component(page)[.properties] == nil)
    #expect(page.diagnostics.first?.message.contains("The properties of <end-less> cannot be encoded") == true)
  }

  @Test(arguments: [
    "", "map", "Place-map", "-map", "1-map", "place-map script", "place-\"map", "font-face", "plače-map",
  ])
  func aNameThatBrowsersWouldNotAcceptIsInvalid(name: String) {
    #expect(!CustomElement(name, module: .path("/a.js")).hasValidName)
  }

  private struct Misnamed: WebComponent {
    static let element = CustomElement("place-map /other.js", module: .path("/a.js"))
  }

  @Test func aNameCannotStateAnAddress() throws {
    #expect(try component(TestPage { Misnamed() })[.component] == "invalid-name")
  }

  @Test(arguments: [
    "", "a.js", "//example.com/a.js", "https://example.com/a.js", "/\\example.com/a.js", "/a.js\n", "/a b.js",
    "javascript:1",
    "data:text/javascript,1",
  ])
  func aModuleBelongsToThisSite(path: String) { #expect(!CustomElement.Module.isOnThisSite(path)) }

  @Test func namesAndPathsOfThisSiteAreValid() {
    #expect(CustomElement("place-map2", module: .path("/a.js")).hasValidName)
    #expect(CustomElement.Module.isOnThisSite("/components/place-map.js?v=1"))
  }
}

// MARK: Modules in bundles

private final class Folder {
  let bundle: Bundle

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
}

extension WebComponentTests {
  @Test func aModuleOfABundleIsOfferedUnderANameThatDependsOnItsContent() throws {
    let (first, second) = (try Folder(["map.js": "1;", "map.txt": "2"]), try Folder(["map.js": "2;"]))
    let files = ComponentFiles()
    let file = try #require(files.file(named: "map.js", in: first.bundle.bundlePath))
    #expect(file.name != files.file(named: "map.js", in: second.bundle.bundlePath)?.name)
    #expect(files.offered(file.name)?.bytes == Array("1;".utf8))
    #expect(file.mediaType == "text/javascript; charset=utf-8")
    #expect(files.file(named: "map.txt", in: first.bundle.bundlePath) == nil)
    #expect(
      files.file(named: "../\(first.bundle.bundleURL.lastPathComponent)/map.js", in: second.bundle.bundlePath) == nil)
    #expect(files.offered("map.js") == nil)
  }

  @Test func aMissingModuleIsReportedOnce() throws {
    let folder = try Folder([:])
    let problems = TestPage { Text("") }
    let element = CustomElement("place-map", module: .resource("map.js", in: folder.bundle))
    for _ in 0..<2 {
      #expect(problems.host.componentProblems.address(of: element, in: EnvironmentValues()) == nil)
    }
    #expect(problems.diagnostics.count == 1)
    #expect(problems.diagnostics.first?.message.contains("“map.js”, is not in \(folder.bundle.bundlePath)") == true)
  }
}
