import Foundation

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
