/// What a switch holds, as a page and its server write it.
package enum SwitchPosition: String {
  case on, off
}
