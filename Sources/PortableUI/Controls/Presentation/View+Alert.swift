import Foundation

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

extension View {
  /// Presents an alert while `isPresented` is true and there is an error. The error's description is the title.
  nonisolated public func alert<Problem: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Problem?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents an alert while `isPresented` is true and there is an error. The error's description is the title.
  nonisolated public func alert<Problem: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Problem?, @ViewBuilder actions: (Problem) -> Actions,
    @ViewBuilder message: (Problem) -> Message
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? "")
    return alert(title, isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}

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

extension Presentation {
  /// Creates an alert or confirmation dialog that is presented while `isPresented` is true and there is content.
  ///
  /// - Parameters:
  ///   - isConfirmation: Whether it is a choice between actions.
  ///   - isFixed: Whether it keeps its initial content.
  init<Actions: View, Message: View>(
    alert layout: AlertLayout<Actions, Message>?, isPresented: Binding<Bool>, isConfirmation: Bool = false,
    isFixed: Bool
  ) where Item == Void, Content == AlertLayout<Actions, Message>? {
    self.init(
      DialogStyle(of: layout, isConfirmation: isConfirmation), title: layout?.title, isPresented: isPresented,
      isReady: layout != nil, isFixed: isFixed, content: { layout })
  }

  /// Creates an alert or confirmation dialog that is presented while there is an item.
  init<Actions: View, Message: View>(
    alert layout: AlertLayout<Actions, Message>?, item: Binding<Item?>, isConfirmation: Bool = false
  ) where Item: Identifiable, Content == AlertLayout<Actions, Message>? {
    self.init(DialogStyle(of: layout, isConfirmation: isConfirmation), item: item, content: { _ in layout })
    title = layout?.title
    isReady = layout != nil
  }
}

extension DialogStyle {
  /// Creates the style of an alert or confirmation dialog. Without content it is the style of one with a message, if
  /// there can be one.
  fileprivate init<Actions: View, Message: View>(of layout: AlertLayout<Actions, Message>?, isConfirmation: Bool) {
    let hasMessage = layout?.hasMessage ?? (Message.self != EmptyView.self)
    self = isConfirmation ? .confirmation(hasMessage: hasMessage) : .alert(hasMessage: hasMessage)
  }
}
