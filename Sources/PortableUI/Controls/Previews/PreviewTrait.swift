public import Foundation

/// A setting of a preview.
public struct PreviewTrait<T>: Sendable {
  private let change: Change

  private enum Change: Sendable {
    case none
    case frame(width: CGFloat, height: CGFloat)
    case modifier(any PreviewModifier & Sendable)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the view as on a page.
  public static var defaultLayout: Self { Self(change: .none) }
  /// Shows the view as large as its content, as previews are here without a trait.
  public static var sizeThatFitsLayout: Self { Self(change: .none) }
  /// Shows the view in a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(change: .frame(width: width, height: height))
  }

  /// Has no effect: a page has no orientation.
  public static var portrait: Self { Self(change: .none) }
  /// Has no effect: a page has no orientation.
  public static var landscapeLeft: Self { Self(change: .none) }
  /// Has no effect: a page has no orientation.
  public static var landscapeRight: Self { Self(change: .none) }
  /// Has no effect: a page has no orientation.
  public static var portraitUpsideDown: Self { Self(change: .none) }

  /// Puts a modifier around the view.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self(change: .modifier(modifier))
  }

  @MainActor func apply(to view: AnyView) -> AnyView {
    switch change {
    case .none: view
    case .frame(let width, let height): AnyView(view.frame(width: width, height: height))
    case .modifier(let modifier): AnyView(modifier.view(around: view))
    }
  }
}
