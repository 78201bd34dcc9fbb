import Foundation

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

extension View {
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    EmptyView()
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { EmptyView() }
  nonisolated public func scaledToFit() -> some View { EmptyView() }
  nonisolated public func scaledToFill() -> some View { EmptyView() }
}
