/// The changes and events that a page receives while its rendering is paused.
struct RenderingPause {
  /// The environment that the page receives when it renders again.
  var environment: EnvironmentValues?
  private var eventCount = 0

  /// Counts an event, and returns whether it may be handled before the effects of earlier ones are rendered.
  mutating func admits(_ action: Event.Action, limit: Int) -> Bool {
    switch action {
    // The page does not repeat these events.
    case .focus, .blur, .load, .error, .resize, .rows, .scroll, .visit, .fragment, .stored, .files(.unreadable):
      return true
    case .click, .input, .select, .submit, .dismiss, .drag, .component, .files(.chosen), .files(.dropped),
      .files(.targeted):
      eventCount += 1
      return eventCount <= limit
    }
  }
}
