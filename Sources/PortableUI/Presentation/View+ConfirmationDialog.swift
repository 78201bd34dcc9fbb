extension View {
  /// Presents a choice between actions while `isPresented` is true.
  ///
  /// Every press of a button dismisses the dialog, after the button's action. Without a button with the role `cancel`,
  /// the dialog shows `Cancel`, which Escape presses.
  ///
  /// - Parameter titleVisibility: Whether the title is visible. A hidden title still names the dialog for assistive
  ///   technology.
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice between actions while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice between actions while `isPresented` is true.
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Presents a choice between actions while `isPresented` is true, with a message.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a choice between actions while `isPresented` is true, with a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a choice between actions while `isPresented` is true, with a message.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: title, showsTitle: titleVisibility != .hidden, actions: actions(), message: message())
    return PresentationModifier(
      content: self,
      presentation: Presentation(alert: layout, isPresented: isPresented, isConfirmation: true, isFixed: false))
  }
}
