import Foundation

public struct AsyncImage<Content>: View where Content: View {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { fatalError() }

  nonisolated public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View { fatalError() }

  public var body: some View { EmptyView() }
}
