public import Foundation

/// A height of a sheet at the lower edge of a narrow window.
public struct PresentationDetent: Hashable, Sendable {
  /// A part of the greatest height, or a number of points.
  private enum Size: Hashable {
    case fraction(Double)
    case points(Double)
  }

  private let size: Size

  /// The greatest height of a sheet.
  public static let large = PresentationDetent(size: .fraction(1))
  /// Half of the greatest height.
  public static let medium = PresentationDetent(size: .fraction(0.5))

  /// A part of the greatest height.
  ///
  /// - Parameter fraction: A number from 0 to 1. Others are clamped.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(size: .fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }

  /// A height in points, and at most the greatest height.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(size: .points(height)) }

  /// The height as the page's script reads it: `0.5` of the greatest height, or `300px`.
  var text: String {
    switch size {
    case .fraction(let part): cssNumber(part)
    case .points(let points): cssLength(points)
    }
  }

  /// The height in CSS. `--tallest` is the greatest height.
  var length: String {
    switch size {
    case .fraction: "calc(\(text) * var(--tallest))"
    case .points: text
    }
  }

  /// The order by height in a window of 700 points, since the height of the window is known only to the browser.
  static func isLower(_ left: PresentationDetent, than right: PresentationDetent) -> Bool {
    left.estimate < right.estimate
  }

  private var estimate: Double {
    switch size {
    case .fraction(let part): part * 700
    case .points(let points): points
    }
  }
}

extension View {
  /// Sets the heights of the sheet around this view, in a narrow window. In a wide one, a sheet is as high as its content.
  ///
  /// The sheet has the lowest height first. A person changes it by dragging the upper edge of the sheet, or with the
  /// button there.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    BehaviorModifier(content: self, behavior: SheetSetting { $0.detents = detents })
  }

  /// Sets the heights of the sheet around this view, in a narrow window, and binds the present height.
  ///
  /// - Parameter selection: The height of the sheet. A height that is not among `detents` is ignored.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    BehaviorModifier(
      content: self,
      behavior: SheetSetting {
        $0.detents = detents
        $0.selection = selection
      })
  }

  /// Shows or hides the grabber of the sheet around this view, which drags it to another height.
  ///
  /// By default, a sheet with several heights shows one, and so do other sheets on touch screens.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    BehaviorModifier(
      content: self, behavior: SheetSetting { $0.grabber = visibility })
  }

  /// Sets the radius of the corners of the sheet around this view.
  ///
  /// - Parameter cornerRadius: In points; `nil` is the radius of all sheets.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    BehaviorModifier(
      content: self, behavior: SheetSetting { $0.cornerRadius = cornerRadius })
  }

  /// Fills the sheet around this view with a style.
  nonisolated public func presentationBackground(_ style: some ShapeStyle) -> some View {
    let paint = style._paint
    return BehaviorModifier(
      content: self, behavior: SheetSetting { $0.background = paint })
  }
}
