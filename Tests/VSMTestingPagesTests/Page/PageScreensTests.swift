import CombineShim
import PortableUI
import Testing
import VSM

@testable import VSMTestingPages

@MainActor
@Suite(.onPages) struct PageScreensTests {
  private func reach(_ names: State...) {
    for name in names { page.container.observe(name) }
  }

  private enum State { case idle, loading, loadingError, editing, saving }

  private struct Feature: View {
    @ObservedObject var container: StateContainer<State>
    var body: some View { Text("\(container.state)") }
  }

  @MainActor private final class Page {
    let container: StateContainer<State>
    let page: HeadlessPage

    init() {
      var made: StateContainer<State>?
      page = HeadlessPage {
        let container = made ?? StateContainer(state: .idle)
        let _ = made = container
        Feature(container: container)
      }
      container = made ?? StateContainer(state: .idle)
    }
  }

  private let page = Page()

  private func asks(_ names: String...) -> [Bool] { names.map(page.page.screens.checkState) }

  @Test func statesAreCheckedInOrder() {
    reach(.loading, .editing)
    #expect(asks("Idle", "Loading", "Editing") == [true, true, true])
    #expect(asks("Loading", "Idle") == [false, false])
  }

  @Test func currentStateCanBeCheckedAgain() {
    reach(.loading, .editing)
    #expect(asks("Editing", "Editing", "Loading") == [true, true, false])
  }

  @Test func stateOfAnEndedContainerIsNotCurrent() {
    let screens = PageScreens()
    let container = StateContainer(state: State.idle)
    screens.containerCreated(container.id, state: container.state)
    #expect(screens.checkState("Idle") && screens.checkState("Idle"))
    screens.containerEnded(container.id)
    #expect(!screens.checkState("Idle"))
  }

  @Test func eachOccurrenceCountsOnce() {
    reach(.editing, .saving, .editing, .saving, .loadingError)
    #expect(asks("Saving", "Editing", "Saving", "Saving", "Loading Error") == [true, true, true, false, true])
  }

  @Test func actionDiscardsEarlierStates() {
    reach(.loading, .editing)
    page.page.screens.beginAction()
    reach(.saving, .editing)
    #expect(asks("Loading", "Saving", "Editing") == [false, true, true])
  }

  @Test func onlyLettersAndDigitsOfNamesAreCompared() {
    reach(.loadingError)
    #expect(asks("loading-error", "LoadingError", "loading errors") == [true, true, false])
  }
}
