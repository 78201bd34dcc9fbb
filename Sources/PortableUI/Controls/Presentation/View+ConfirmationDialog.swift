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

extension View {
  /// Presents a choice between actions about `data` while `isPresented` is true and there is data.
  ///
  /// The dialog keeps its initial data, even if `data` changes or becomes `nil`.
  nonisolated public func confirmationDialog<Actions: View, Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a choice between actions about `data` while `isPresented` is true and there is data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a choice between actions about `data` while `isPresented` is true and there is data.
  nonisolated public func confirmationDialog<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a choice between actions about `data`, with a message, while `isPresented` is true and there is data.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a choice between actions about `data`, with a message, while `isPresented` is true and there is data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a choice between actions about `data`, with a message, while `isPresented` is true and there is data.
  nonisolated public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    let layout = data.map {
      AlertLayout(title: title, showsTitle: titleVisibility != .hidden, actions: actions($0), message: message($0))
    }
    return PresentationModifier(
      content: self,
      presentation: Presentation(alert: layout, isPresented: isPresented, isConfirmation: true, isFixed: true))
  }
}
