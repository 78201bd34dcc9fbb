#if Hummingbird
  import Hummingbird
  import PortableUIWeb
  import ServiceLifecycle

  extension Response {
    init(_ response: LiveResponse, to request: Request, pages: LivePages) {
      var headers = HTTPFields()
      for (name, value) in response.headers {
        guard let name = HTTPFields.Element.Name(name) else { continue }
        headers.append(HTTPFields.Element(name: name, value: value))
      }
      let body: ResponseBody =
        switch response.body {
        case .none: ResponseBody()
        case .bytes(let bytes): ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        case .stream(let stream): ResponseBody(stream, to: request, pages: pages)
        }
      self.init(status: HTTPResponse.Status(code: response.status), headers: headers, body: body)
    }
  }

  extension ResponseBody {
    /// Writes the frames of a stream until either side closes it.
    ///
    /// One task writes. It is suspended while the connection accepts no data, and the session then stops rendering. It is
    /// canceled when the session abandons the stream, which closes the connection of a client that does not read. The
    /// shutdown of the server ends the sessions and their streams. Otherwise the server would wait for the streams.
    fileprivate init(_ stream: LiveStream, to request: Request, pages: LivePages) {
      self.init { writer in
        do {
          try await withGracefulShutdownHandler {
            try await request.body.consumeWithInboundCloseHandler { _ in
              // Safe, because only the other task uses the writer.
              nonisolated(unsafe) var body = writer
              let writing = Task {
                for await frame in stream { try await body.write(ByteBuffer(bytes: frame)) }
                try await body.finish(nil)
              }
              stream.whenAbandoned { writing.cancel() }
              try await withTaskCancellationHandler {
                try await writing.value
              } onCancel: {
                writing.cancel()
              }
            } onInboundClosed: {
              stream.abandon()
            }
          } onGracefulShutdown: {
            Task { await pages.shutdown() }
          }
        } catch {
          await stream.close()
          throw error
        }
        await stream.close()
        // The server waits for this response, and thereby for the actions that continue during a shutdown.
        await pages.drain()
      }
    }
  }
#endif
