import CombineShim
import Foundation
import ToDo
import VSM

/// Everything the List screen can be: whatever it shows, it can be read again.
public struct ListViewState: MutatingCopyable {
  /// What the screen shows.
  public private(set) var content = Content.loading
  private let store: any DataStore
  private let now: @Sendable () -> Date

  /// What the screen can show.
  public enum Content {
    case loading
    case loaded([UpcomingSection])
    case failed(FailureModel)
  }

  /// Why there is nothing to show, and the way to try again.
  public struct FailureModel {
    public let message: String
    public let retry: () -> AnyPublisher<ListViewState, Never>
  }

  /// The state of a screen that has not read anything yet.
  public init(store: any DataStore, now: @escaping @Sendable () -> Date) {
    self.store = store
    self.now = now
  }

  /// Reads the to-dos of this week and the next. What is shown stays until there is an answer.
  public func read(in calendar: Calendar) -> AnyPublisher<ListViewState, Never> {
    let upcoming = UpcomingDays(from: now(), in: calendar)
    return store.readTodos(due: upcoming.days)
      .map { showing(.loaded(upcoming.sections(of: $0))) }
      .catch { Just(failed($0, in: calendar)) }
      .eraseToAnyPublisher()
  }

  private func failed(_ error: any Error, in calendar: Calendar) -> ListViewState {
    let message = "The to-dos could not be read. \(error.localizedDescription)"
    return showing(
      .failed(
        FailureModel(message: message) { read(in: calendar).prepend(showing(.loading)).eraseToAnyPublisher() }))
  }

  private func showing(_ content: Content) -> ListViewState {
    copy(mutatingPath: \.content, value: content)
  }
}
