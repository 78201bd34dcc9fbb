import CombineShim
import Testing
import VSMTesting

@testable import ToDoViper

/// The presenter of the List screen alone, in virtual time.
struct ListPresenterTests {
  private let scheduler = TestScheduler()

  @Test func aTapOnAddIsTheActionAdd() {
    let actions = scheduler.start {
      listPresenter(ListView.Input(add: scheduler.hotPublisher([.value(210), .value(250)]).eraseToAnyPublisher()))
    }
    #expect(actions.events == [.value(210, .add), .value(250, .add)])
  }
}
