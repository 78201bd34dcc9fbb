import Foundation

extension View {
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { EmptyView() }

  nonisolated public func offset(_ offset: CGSize) -> some View { EmptyView() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { EmptyView() }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { EmptyView() }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { EmptyView() }

  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View { EmptyView() }

  nonisolated public func zIndex(_ value: Double) -> some View { EmptyView() }
  nonisolated public func hidden() -> some View { EmptyView() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { EmptyView() }
  nonisolated public func fixedSize() -> some View { EmptyView() }
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { EmptyView() }
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
}
