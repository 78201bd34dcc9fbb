import Foundation

extension View {
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View { EmptyView() }

  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View { EmptyView() }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View { EmptyView() }

  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { EmptyView() }
}

extension View {
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View { EmptyView() }

  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View { EmptyView() }

  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View { EmptyView() }

  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { EmptyView() }
}

extension View {
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View { EmptyView() }

  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View { EmptyView() }
}

public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { fatalError() }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) { fatalError() }

  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) { fatalError() }
}

@available(*, unavailable)
extension Alert: Sendable {}

@available(*, unavailable)
extension Alert.Button: Sendable {}

@available(macOS, unavailable)
public struct ActionSheet {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) { fatalError() }
}

@available(*, unavailable)
@available(macOS, unavailable)
extension ActionSheet: Sendable {}

extension View {
  nonisolated public func alert<Item>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View where Item: Identifiable { EmptyView() }

  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { EmptyView() }
}

@available(macOS, unavailable)
extension View {
  nonisolated public func actionSheet<T>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View where T: Identifiable { EmptyView() }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View { EmptyView() }
}
