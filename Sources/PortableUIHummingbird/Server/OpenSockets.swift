#if Hummingbird
  import NIOConcurrencyHelpers
  import NIOCore
  import PortableUIWeb

  /// The connections of a server that have become WebSockets.
  ///
  /// Their tasks have ended, because a suspended task needs more memory than the rest of a connection. A server ends
  /// when its tasks have ended, so one task continues until the last WebSocket is closed.
  final class OpenSockets: Sendable {
    private struct State {
      var channels: [ObjectIdentifier: any Channel] = [:]
      /// The pages that the server has served.
      var pages: [ObjectIdentifier: LivePages] = [:]
      var waiting: UnsafeContinuation<Void, Never>?
      var isCanceled = false
    }

    private let state = NIOLockedValueBox(State())

    /// Shuts down pages as soon as the server accepts no more connections, which is the start of its shutdown.
    ///
    /// Otherwise, slow clients would delay it: the services of an application are told of a shutdown one after another,
    /// each when the next one has ended.
    ///
    /// - Parameter channel: A connection of the server.
    func serve(_ pages: LivePages, on channel: any Channel) {
      let isKnown = state.withLockedValue { state in
        state.pages.updateValue(pages, forKey: ObjectIdentifier(pages)) != nil
      }
      guard !isKnown, let listener = channel.parent else { return }
      listener.closeFuture.whenComplete { _ in
        Task { await pages.shutdown() }
      }
    }

    /// Adds a connection until it is closed.
    func add(_ channel: any Channel) {
      let id = ObjectIdentifier(channel)
      let isCanceled = state.withLockedValue { state in
        state.channels[id] = channel
        return state.isCanceled
      }
      if isCanceled { channel.close(promise: nil) }
      channel.closeFuture.whenComplete { _ in
        let waiting = self.state.withLockedValue { state -> UnsafeContinuation<Void, Never>? in
          state.channels[id] = nil
          return state.channels.isEmpty ? state.waiting.take() : nil
        }
        waiting?.resume()
      }
    }

    /// Waits until all connections are closed, and during a shutdown also for the actions of their pages, unless another
    /// task waits for it. Closes the connections when the task is canceled.
    func waitUnlessAwaited() async {
      await withTaskCancellationHandler {
        await withUnsafeContinuation { continuation in
          let isWaiting = state.withLockedValue { state in
            guard !state.channels.isEmpty, state.waiting == nil else { return false }
            state.waiting = continuation
            return true
          }
          if !isWaiting { continuation.resume() }
        }
        for pages in state.withLockedValue({ Array($0.pages.values) }) { await pages.drain() }
      } onCancel: {
        let channels = state.withLockedValue { state in
          state.isCanceled = true
          return state.channels.values
        }
        for channel in channels { channel.close(promise: nil) }
      }
    }
  }
#endif
