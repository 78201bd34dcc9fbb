extension Presentation where Item == Void {
  /// Creates an alert or confirmation dialog that is presented while `isPresented` is true and there is content.
  ///
  /// - Parameters:
  ///   - isConfirmation: Whether it is a choice between actions.
  ///   - isFixed: Whether it keeps its initial content.
  init<Actions: View, Message: View>(
    alert layout: AlertLayout<Actions, Message>?, isPresented: Binding<Bool>, isConfirmation: Bool = false,
    isFixed: Bool
  ) where Content == AlertLayout<Actions, Message>? {
    let hasMessage = Message.self != EmptyView.self
    self.init(
      isConfirmation ? .confirmation(hasMessage: hasMessage) : .alert(hasMessage: hasMessage), title: layout?.title,
      isPresented: isPresented, isReady: layout != nil, isFixed: isFixed, content: { layout })
  }
}
