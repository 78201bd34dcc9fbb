import SwiftUIShim

/// The container that a property of a view declares, made when it is first used and shared by all copies of the view.
///
/// The copies of one view value, wherever they are shown or read, use one container: a destination that is shown again,
/// the same value at two places, a test that never shows it. A view value that is thrown away unused makes none.
///
/// *Pages.* Each page has its own container, also where closures that open pages capture one view value: people never
/// share one. Code outside every page uses a container that the first page to show the view takes over, so that both see
/// the same states; once a second page shows the view, such code uses a container that no page shows.
///
/// *Lifetime.* The container is released with the last copy of the view, and a page's when the page closes, if that is
/// earlier.
@MainActor
final class DeclaredContainer<State> {
  private enum Source {
    case state(() -> State)
    case container(() -> StateContainer<State>)
  }

  private let source: Source
  /// What code outside every page uses.
  private var detached: StateContainer<State>?
  /// The page that showed the view first, open or closed.
  private var firstPage: UInt64?
  private var first: StateContainer<State>?
  /// The containers of the pages that followed.
  private var others: [UInt64: StateContainer<State>] = [:]

  /// Declares a container that starts in a state, which is evaluated with each container that is made.
  init(state: @escaping () -> State) {
    source = .state(state)
  }

  /// Declares the container that a closure returns, which is called at the first use and once for each further page.
  init(container: @escaping () -> StateContainer<State>) {
    source = .container(container)
  }

  /// The container of the page that the caller runs for, or of the code outside every page.
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
    // Released on return: that can run code of others, which may come back here.
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
