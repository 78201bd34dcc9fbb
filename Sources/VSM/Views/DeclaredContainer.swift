import SwiftUIShim

/// The container that a property of a view declares, created at its first use and shared by all copies of the view.
///
/// The copies of one view value use one container, wherever they are shown or read: in a destination that is shown
/// again, at two places, or in a test that never shows it. An unused view value creates no container.
///
/// *Pages.* Each page has its own container, even if closures that open pages capture one view value: people never
/// share one. Code outside pages uses a container that the first page to show the view adopts, so that both have the
/// same states. After a second page shows the view, such code uses a container that no page shows.
///
/// *Lifetime.* The container is released with the last copy of the view, and that of a page at the latest when the page
/// closes.
@MainActor
final class DeclaredContainer<State> {
  private enum Source {
    case state(() -> State)
    case container(() -> StateContainer<State>)
  }

  private let source: Source
  /// The container for code outside pages.
  private var detached: StateContainer<State>?
  /// The first page that showed the view, open or closed.
  private var firstPage: UInt64?
  private var first: StateContainer<State>?
  /// The containers of the other pages.
  private var others: [UInt64: StateContainer<State>] = [:]

  /// Declares a container with an initial state, which is evaluated for each container that is created.
  init(state: @escaping () -> State) {
    source = .state(state)
  }

  /// Declares the container that a closure returns, which is called at the first use and once for each further page.
  init(container: @escaping () -> StateContainer<State>) {
    source = .container(container)
  }

  /// The container of the current page, or of code outside pages.
  var container: StateContainer<State> {
    if let page = CurrentPage() {
      if let known = page.number == firstPage ? first : others[page.number] { return known }
      if page.isOpen { return makeContainer(for: page) }
    }
    if let detached { return detached }
    let made = make()
    detached = made
    return made
  }

  private func makeContainer(for page: CurrentPage) -> StateContainer<State> {
    let container: StateContainer<State>
    if firstPage == nil {
      container = detached ?? make()
      (firstPage, first, detached) = (page.number, container, container)
    } else {
      container = make()
      others[page.number] = container
      if detached === first { detached = nil }
    }
    page.notifyOfClosing(self)
    return container
  }

  private func make() -> StateContainer<State> {
    switch source {
    case .state(let state): StateContainer(state: state())
    case .container(let container): container()
    }
  }
}

extension DeclaredContainer: PageObserver {
  func pageDidClose(_ number: UInt64) {
    // Released on return, since that can run any code, including calls of this object.
    let released: StateContainer<State>?
    if number == firstPage {
      released = first
      first = nil
      if detached === released { detached = nil }
    } else {
      released = others.removeValue(forKey: number)
    }
    withExtendedLifetime(released) {}
  }
}
