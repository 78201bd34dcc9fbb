import CombineShim
import SwiftUIShim

/// A view and what stands in front of it, for wireframes to present and dismiss.
///
/// It is to a wireframe what a view controller is in UIKit. ``ScreenView`` shows it.
@MainActor
final class Screen: ObservableObject, Identifiable {
  @Published var sheet: Screen?
  @Published var isAlertPresented = false
  private(set) var alert = (title: "", message: "")
  private(set) var view = AnyView(EmptyView())
  private weak var presenter: Screen?
  private var subscriptions: Set<AnyCancellable> = []

  /// - Parameter view: Makes the view, once. What it keeps of the screen it keeps weakly, since the screen keeps it.
  init(@ViewBuilder view: (Screen) -> some View) {
    self.view = AnyView(view(self))
  }

  func present(_ screen: Screen) {
    screen.presenter = self
    sheet = screen
  }

  /// Takes this screen away from the one that it stands in front of.
  func dismiss() {
    presenter?.sheet = nil
  }

  /// Shows an alert in front of this screen, with an `OK` that leaves everything as it is.
  func showAlert(_ title: String, message: String) {
    alert = (title, message)
    isAlertPresented = true
  }

  /// Listens for as long as there is this screen.
  func listen<Action>(to actions: AnyPublisher<Action, Never>, perform: @escaping (Action) -> Void) {
    actions.sink(receiveValue: perform).store(in: &subscriptions)
  }
}
