/// The value of a switch in the protocol between a page and its server.
package enum SwitchPosition: String {
  case on, off
}
