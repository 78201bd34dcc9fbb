extension ViewHost {
  /// Whether rendering is paused. The host keeps the changes of a pause, and renders them when this becomes `false`.
  ///
  /// See ``pausedEventLimit`` for events during a pause.
  public var isPaused: Bool {
    get { pause != nil }
    set {
      guard !newValue else { return pause = pause ?? RenderingPause() }
      let ended = pause.take()
      if let values = ended?.environment { environment = values }
      flush()
    }
  }

  /// Renders marked nodes, then runs the resulting actions, until nothing is left.
  public func flush() {
    guard !queue.isFlushing, !isPaused, !isClosed else { return }
    guard !queue.isEmpty || !ops.isEmpty || services.isDue else { return }
    render()
    // A service can set values that views show, such as the query of an address to which a person went.
    if !queue.isEmpty { render() }
    motion?.finish(&ops)
    guard !ops.isEmpty else { return }
    let rendered = ops
    ops = []
    reportUnnamedControls(in: rendered)
    observer?.didRender(rendered)
    didRender?(rendered)
  }

  private func render() {
    queue.beginFlush()
    inContext {
      while queue.beginRound() {
        renderNodes()
        for action in queue.takeActions() { action.run() }
      }
      if !queue.isEmpty { abandonRounds() }
    }
    queue.endFlush()
    for service in services.all { service.viewsDidRender(on: self) }
  }

  private func renderNodes() {
    let nodes = queue.takeNodes()
    read {
      for node in nodes where node.isDirty && !node.isUnmounted {
        if let motion { motion.render(node) } else { node.render() }
      }
    }
  }

  /// Ends an endless sequence of rounds: actions that respond to changes are discarded, and the rest runs once more.
  ///
  /// Views that this marks again are rendered with the next change of the page.
  private func abandonRounds() {
    diagnose(
      .updateLoop,
      """
      A view still changes its own state after \(RenderQueue.maximumRounds) rounds of updates, so the updates were \
      stopped. Look for a body, onChange or onAppear that sets a value that it depends on, and set it only when it \
      differs.
      """)
    renderNodes()
    for action in queue.takeActions() where !action.answersChange { action.run() }
  }

  func enqueue(_ node: _Node) {
    queue.add(node)
    scheduleFlush()
  }

  /// Runs `action` after the views are rendered. Has no effect after the page is closed.
  ///
  /// - Parameter answersChange: Whether `action` responds to a change of a value, so that it may cause an endless loop.
  func afterRendering(answersChange: Bool = false, _ action: @escaping @MainActor () -> Void) {
    guard !isClosed else { return }
    queue.add(RenderQueue.Action(answersChange: answersChange, run: action))
    scheduleFlush()
  }

  /// The number of actions that wait for the next rendering, for tests.
  var actionCount: Int { queue.actionCount }

  /// Schedules a flush on the next turn of the main actor, unless one is running or scheduled.
  func scheduleFlush() {
    guard handling == .nothing, root != nil, queue.schedule() else { return }
    Task { @MainActor [weak self] in
      self?.queue.scheduledTurnDidBegin()
      self?.flush()
    }
  }
}
