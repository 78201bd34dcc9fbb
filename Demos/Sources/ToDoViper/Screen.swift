import CombineShim
import SwiftUIShim

/// A view with the sheet and the alert in front of it, which wireframes present and dismiss.
///
/// It has the role of a view controller in UIKit. ``ScreenView`` shows it.
@MainActor
final class Screen: ObservableObject, Identifiable {
  @Published var sheet: Screen?
  @Published var isAlertPresented = false
  private(set) var alert = (title: "", message: "")
  private(set) var view = AnyView(EmptyView())
  private weak var presenter: Screen?
  private var subscriptions: Set<AnyCancellable> = []

  /// - Parameter view: Creates the view, once. It must not retain the screen, which retains the view.
  init(@ViewBuilder view: (Screen) -> some View) {
    self.view = AnyView(view(self))
  }

  func present(_ screen: Screen) {
    screen.presenter = self
    sheet = screen
  }

  /// Dismisses this screen, which another one presents.
  func dismiss() {
    presenter?.sheet = nil
  }

  /// Shows an alert with an `OK` button, which only closes it, in front of this screen.
  func showAlert(_ title: String, message: String) {
    alert = (title, message)
    isAlertPresented = true
  }

  /// Performs each action until this screen is released.
  func listen<Action>(to actions: AnyPublisher<Action, Never>, perform: @escaping (Action) -> Void) {
    actions.sink(receiveValue: perform).store(in: &subscriptions)
  }
}

/// Shows a screen with its sheet and its alert.
struct ScreenView: View {
  @ObservedObject var screen: Screen

  var body: some View {
    NavigationStack { screen.view }
      .sheet(item: $screen.sheet) { ScreenView(screen: $0) }
      .alert(screen.alert.title, isPresented: $screen.isAlertPresented) {
        Button("OK") {}
      } message: {
        Text(screen.alert.message)
      }
  }
}
