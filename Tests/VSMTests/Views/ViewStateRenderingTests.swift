import CombineShim
import Testing

@testable import VSM

@MainActor
struct ViewStateRenderingTests {
  let view = ShapesView()
  let model = ShapesModel()

  @Test func theStateIsThatOfTheContainer() {
    view.container.observe(.loading)
    #expect(view.state == .loading)
  }

  @Test func everyShapeIsForwarded() async {
    view.observe(.loading)
    #expect(view.state == .loading)
    view.observe(model.cancel())
    #expect(view.state == .at(1))
    view.observe(.loading)
    view.observe(model.cancel)
    #expect(view.state == .at(1))
    view.observe { await model.delete() }
    #expect(view.state == .at(2))
    view.observe(.loading)
    view.observe(model.delete)
    #expect(view.state == .at(2))
    view.observe(model.publish())
    #expect(view.state == .at(3))
    view.observe(model.publishSome)
    #expect(view.state == .at(4))
    view.observe(model.sequence())
    #expect(view.state == .at(5))
    view.observe(model.someSequence)
    #expect(view.state == .at(6))
    view.observe(.initial)
    var states = view.container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    view.observe(model.stream())
    #expect(await states.next() == .at(7))
    view.observe(model.stream)
    #expect(await states.next() == .at(7))
  }
}
