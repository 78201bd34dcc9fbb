import Foundation

public struct AsyncImage<Content>: View where Content: View {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { fatalError() }

  nonisolated public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View { fatalError() }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { fatalError() }

  public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension AsyncImage: Sendable {}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { fatalError() }
  public var error: (any Error)? { fatalError() }
}
