extension View {
  /// Presents an alert while `isPresented` is true. Every press of a button in it dismisses it, after the button's
  /// action.
  ///
  /// Without a button, the alert shows `OK`. Escape presses the button with the role `cancel`, or the only button;
  /// otherwise it only dismisses the alert.
  nonisolated public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while `isPresented` is true. Every press of a button in it dismisses it, after the button's
  /// action.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while `isPresented` is true. Every press of a button in it dismisses it, after the button's
  /// action.
  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a message while `isPresented` is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while `isPresented` is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(title: title, actions: actions(), message: message())
    return PresentationModifier(
      content: self, presentation: Presentation(alert: layout, isPresented: isPresented, isFixed: false))
  }
}
