extension View {
  /// Presents an alert while `isPresented` is true. Every press of a button in it dismisses it, after its action.
  ///
  /// Without a button there is an `OK`. Escape is a press of the button whose role is `cancel`, or of the only one;
  /// else it dismisses the alert and does no more.
  nonisolated public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while `isPresented` is true. Every press of a button in it dismisses it, after its action.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while `isPresented` is true. Every press of a button in it dismisses it, after its action.
  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert that says more than its title, while `isPresented` is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert that says more than its title, while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert that says more than its title, while `isPresented` is true.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(title: title, actions: actions(), message: message())
    return PresentationModifier(
      content: self, presentation: Presentation(alert: layout, isPresented: isPresented, isFixed: false))
  }
}
