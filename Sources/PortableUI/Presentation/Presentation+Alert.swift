extension Presentation where Item == Void {
  /// An alert or confirmation dialog that is presented while `isPresented` is true, once there is something to show.
  ///
  /// - Parameters:
  ///   - isConfirmation: Whether it offers actions to choose from.
  ///   - isFixed: Whether it keeps showing what it showed at first.
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
