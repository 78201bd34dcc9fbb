import Testing

@testable import PortableUI

@MainActor
@Suite struct ViewLayoutTests {
  private final class Model {}

  private struct Weak: View {
    weak var model: Model?
    unowned let other: Model
    var name = ""
    @State private var count = 0
    var body: some View { Button("\(name):\(count):\(model == nil)") { count += 1 } }
  }

  @Test func viewWithAWeakFieldIsUpdated() {
    struct Parent: View {
      let model: Model
      @State private var name = "a"
      @State private var other = 0
      var body: some View {
        Weak(model: model, other: model, name: name)
        Button("Rename") { name = "b" }
        Button("Other \(other)") { other += 1 }
      }
    }
    let model = Model()
    let page = TestPage { Parent(model: model) }
    page.press("a:0:false")
    page.press("Other 0")
    page.press("Rename")
    #expect(page.texts.first == "b:1:false")
    withExtendedLifetime(model) {}
  }

  private enum Choice: View {
    case first, second
    var body: some View { Text(self == .first ? "first" : "second") }
  }

  @Test func enumCanBeAView() {
    struct Parent: View {
      @State private var choice = Choice.first
      var body: some View {
        choice
        Button("Second") { choice = .second }
      }
    }
    let page = TestPage { Parent() }
    page.press("Second")
    #expect(page.texts.first == "second")
  }

  private struct Plain: Sendable {
    var number: Int
    var text: String
    var flag: Bool
  }

  @Test func valuesAreComparedByTheirFields() {
    #expect(areValuesEqual(Plain(number: 1, text: "a", flag: true), Plain(number: 1, text: "a", flag: true)))
    #expect(!areValuesEqual(Plain(number: 1, text: "a", flag: true), Plain(number: 1, text: "a", flag: false)))
    #expect(!areValuesEqual(Plain(number: 1, text: "a", flag: true), Plain(number: 1, text: "b", flag: true)))
    #expect(areValuesEqual((1, "a"), (1, "a")))
    let model = Model()
    #expect(areValuesEqual(model, model))
    #expect(!areValuesEqual(model, Model()))
    #expect(!areValuesEqual({ 1 }, { 1 }), "closures cannot be compared")
    #expect(areValuesEqual([1, 2], [1, 2]))
    #expect(areValuesEqual(Optional(1), 1))
    #expect(areValuesEqual(String?.none, nil))
    #expect(areValuesEqual(1 as Any, 1 as Any))
    #expect(!areValuesEqual(1 as Any, "1" as Any))
  }
}
