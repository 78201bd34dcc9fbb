/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}
