/// Whether a view is presented, and the means to dismiss it. SwiftUI's newer API are `dismiss` and `isPresented`.
public struct PresentationMode {
  /// Whether the view is in a sheet, or on a level of a navigation stack above the root.
  public let isPresented: Bool
  fileprivate let action: DismissAction

  /// Dismisses the view. Has no effect if it is not presented.
  @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether a view is presented, and the means to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
