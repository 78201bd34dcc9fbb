extension StateContainer {
  /// Runs what announces the current state to somebody new.
  ///
  /// States observed meanwhile wait until it is over, as they do while a change is announced; they have been announced
  /// when this function returns, unless it was itself called in an announcement.
  func announceCurrent(_ announce: () -> Void) {
    if transitions.isAnnouncing { return announce() }
    transitions.start()
    announce()
    if let waiting = transitions.next() { self.announce(waiting) }
  }
}
