/// A title, a message and one or two buttons.
public struct Alert {
  let content: AlertContent

  /// Creates an alert with one button. The default button is `OK`.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    content = AlertContent(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    content = AlertContent(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// A button of an alert or an action sheet. Every press dismisses it.
  public struct Button {
    fileprivate let role: ButtonRole?
    fileprivate let label: Text
    fileprivate let action: () -> Void

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// Creates a button for leaving without a change. The Escape key presses it.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// Creates a button, named `Cancel`, that changes nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(.cancel), action: action)
    }

    /// Creates a button that removes something permanently.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// A title, a message and any number of buttons.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let content: AlertContent

  /// Creates an action sheet. Without a button that cancels, it shows `Cancel`.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    content = AlertContent(title: title, message: message, buttons: buttons)
  }
}

/// The content of an alert or an action sheet.
struct AlertContent {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  var layout: AlertLayout<AlertButtons, Text> {
    AlertLayout(title: title, actions: AlertButtons(buttons: buttons), message: message)
  }
}

/// The buttons of an alert or an action sheet.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action() }, label: { button.label })
    }
  }
}

extension View {
  /// Presents an alert while `isPresented` is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let layout = isPresented.wrappedValue ? content().content.layout : nil
    return PresentationModifier(
      content: self, presentation: Presentation(alert: layout, isPresented: isPresented, isFixed: false))
  }

  /// Presents an alert while there is an item.
  ///
  /// A dismissal sets `item` to `nil`. An item with another identity dismisses the alert and presents a new one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let layout = item.wrappedValue.map { content($0).content.layout }
    return PresentationModifier(content: self, presentation: Presentation(alert: layout, item: item))
  }

  /// Presents a choice between actions while `isPresented` is true.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let layout = isPresented.wrappedValue ? content().content.layout : nil
    return PresentationModifier(
      content: self,
      presentation: Presentation(alert: layout, isPresented: isPresented, isConfirmation: true, isFixed: false))
  }

  /// Presents a choice between actions while there is an item.
  ///
  /// A dismissal sets `item` to `nil`. An item with another identity dismisses the choice and presents a new one.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let layout = item.wrappedValue.map { content($0).content.layout }
    return PresentationModifier(
      content: self, presentation: Presentation(alert: layout, item: item, isConfirmation: true))
  }
}
