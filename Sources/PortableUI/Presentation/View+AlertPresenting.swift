extension View {
  /// Presents an alert about `data` while `isPresented` is true and there is data.
  ///
  /// The alert keeps its initial data, even if `data` changes or becomes `nil`.
  nonisolated public func alert<Actions: View, Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about `data` while `isPresented` is true and there is data.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about `data` while `isPresented` is true and there is data.
  nonisolated public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about `data` with a message while `isPresented` is true and there is data.
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about `data` with a message while `isPresented` is true and there is data.
  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about `data` with a message while `isPresented` is true and there is data.
  nonisolated public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    let layout = data.map { AlertLayout(title: title, actions: actions($0), message: message($0)) }
    return PresentationModifier(
      content: self, presentation: Presentation(alert: layout, isPresented: isPresented, isFixed: true))
  }
}
