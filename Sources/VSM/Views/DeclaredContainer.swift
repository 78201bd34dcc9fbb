import SwiftUIShim

// Why: Documentation/Decisions/0065-a-declared-container-ends-with-its-places.md
/// The container that a property of a view declares, created at its first use and shared by all copies of the view.
///
/// The copies of one view value use one container while they are shown, wherever that is: at two places, or in a test
/// that also reads and controls the view. An unused view value creates no container.
///
/// *Lifetime.* As with `StateObject`, the container is released when the view is no longer shown at any place, such as
/// a level that is popped from a navigation stack. A copy that is shown again starts anew. A container that was created
/// by code outside pages is retained until a place that shows the view has been left, or until the last copy is
/// released.
///
/// *Pages.* Each page has its own container, even if closures that open pages capture one view value: people never
/// share one. Code outside pages uses the container of the first page that shows the view, so that both have the same
/// states. After a second page shows the view, such code uses a container that no page shows.
@MainActor
final class DeclaredContainer<State> {
  private enum Source {
    case state(() -> State)
    case container(() -> StateContainer<State>)
  }

  /// The container of a page, and the number of places that show the view.
  private struct Shown {
    let container: StateContainer<State>
    var places = 0
  }

  private let source: Source
  /// Whether SwiftUI's object is also read without `declaredObject`, so that reads cannot be told from new places.
  private let isReadDirectly: Bool
  /// The container for code outside pages.
  private var detached: StateContainer<State>?
  /// The container that SwiftUI retains for the places that show the view.
  private weak var shownBySwiftUI: StateContainer<State>?
  /// The first page that showed the view, open or closed.
  private var firstPage: UInt64?
  private var first: Shown?
  /// The containers of the other pages.
  private var others: [UInt64: Shown] = [:]
  /// Whether a second page has shown the view.
  private var hasOtherPages = false

  /// Declares a container with an initial state, which is evaluated for each container that is created.
  init(state: @escaping () -> State, isReadDirectly: Bool = false) {
    source = .state(state)
    self.isReadDirectly = isReadDirectly
  }

  /// Declares the container that a closure returns. The closure is called for each container that is used.
  init(container: @escaping () -> StateContainer<State>) {
    source = .container(container)
    isReadDirectly = false
  }

  private func make() -> StateContainer<State> {
    switch source {
    case .state(let state): StateContainer(state: state())
    case .container(let container): container()
    }
  }
}

extension DeclaredContainer: DeclaredObject {
  /// The container of the current page, or of code outside pages.
  var object: StateContainer<State> {
    if let page = openPage { return shown(on: page).container }
    if let known = detached ?? shownBySwiftUI { return known }
    let made = make()
    detached = made
    return made
  }

  func show() -> StateContainer<State> {
    guard let page = openPage else { return showWithSwiftUI() }
    var shown = shown(on: page)
    shown.places += 1
    self[page.number] = shown
    return shown.container
  }

  func hide() {
    guard let number = CurrentPage()?.number, var shown = self[number] else { return }
    shown.places -= 1
    if shown.places > 0 { self[number] = shown } else { release(number) }
  }

  /// Passes the container on to SwiftUI, which releases it when the place no longer shows the view.
  private func showWithSwiftUI() -> StateContainer<State> {
    let container = object
    guard !isReadDirectly else { return container }
    (shownBySwiftUI, detached) = (container, nil)
    return container
  }

  private var openPage: CurrentPage? {
    guard let page = CurrentPage(), page.isOpen else { return nil }
    return page
  }

  private subscript(number: UInt64) -> Shown? {
    get { number == firstPage ? first : others[number] }
    set { if number == firstPage { first = newValue } else { others[number] = newValue } }
  }

  /// Returns the container of a page, which is created at the first use there.
  private func shown(on page: CurrentPage) -> Shown {
    if let known = self[page.number] { return known }
    if firstPage == nil { firstPage = page.number }
    let made: Shown
    if page.number == firstPage, !hasOtherPages {
      made = Shown(container: detached ?? make())
      detached = made.container
    } else {
      if !hasOtherPages, detached === first?.container { detached = nil }
      hasOtherPages = true
      made = Shown(container: make())
    }
    self[page.number] = made
    page.notifyOfClosing(self)
    return made
  }

  private func release(_ number: UInt64) {
    // Released on return, since that can run any code, including calls of this object.
    let released = self[number]
    self[number] = nil
    if detached === released?.container { detached = nil }
    withExtendedLifetime(released) {}
  }
}

extension DeclaredContainer: PageObserver {
  func pageDidClose(_ number: UInt64) { release(number) }
}
