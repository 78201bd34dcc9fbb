/// A message of the script of a web component.
public enum ComponentReport: Hashable, Sendable {
  /// An event for the view, as JSON.
  case event(String)
  /// The script has thrown an error, or was not loaded. The text describes it.
  case failure(String)
}
