#if Hummingbird
  import Hummingbird
  import PortableUIWeb
  import ServiceLifecycle

  extension Response {
    /// Creates a response that can switch the connection of the request to a WebSocket.
    init(_ response: LiveResponse, to request: Request, pages: LivePages) async throws {
      self.init(response, pages: pages)
      guard let socket = response.socket else { return }
      guard let connection = LiveConnection.current, let fields = await connection.socketHeaders(for: request) else {
        throw HTTPError(.badRequest, message: "The request for a WebSocket is malformed.")
      }
      headers.append(contentsOf: fields)
      body = ResponseBody { _ in try await connection.switch(to: socket) }
    }

    init(_ response: LiveResponse, pages: LivePages) {
      var headers = HTTPFields()
      for (name, value) in response.headers {
        guard let name = HTTPFields.Element.Name(name) else { continue }
        headers.append(HTTPFields.Element(name: name, value: value))
      }
      let body: ResponseBody =
        switch response.body {
        case .none: ResponseBody()
        case .bytes(let bytes): ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        case .stream(let stream): ResponseBody(stream, pages: pages)
        case .file: preconditionFailure("The route of exported files answers with files.")
        }
      self.init(status: HTTPResponse.Status(code: response.status), headers: headers, body: body)
    }
  }

  extension ResponseBody {
    /// Writes the frames of a stream until either side closes it.
    ///
    /// The writer is suspended while the connection accepts no data, and the session then stops rendering. A session
    /// that abandons the stream closes the connection, whose client may not read. The shutdown of the server ends the
    /// sessions and their streams. Otherwise the server would wait for the streams.
    fileprivate init(_ stream: LiveStream, pages: LivePages) {
      self.init { writer in
        let connection = LiveConnection.current
        connection?.client.whenGone { stream.abandon() }
        stream.whenAbandoned { connection?.close() }
        do {
          try await withGracefulShutdownHandler {
            // With HTTP/2, nginx keeps the head of a response until the first part of its body arrives. The page would
            // display that it reconnects. This is a comment of the stream.
            try await writer.write(ByteBuffer(string: ":\n\n"))
            for await frame in stream { try await writer.write(ByteBuffer(bytes: frame)) }
            // From here on, the end of the stream does not close the connection.
            stream.whenAbandoned {}
            connection?.client.whenGone(nil)
            try await writer.finish(nil)
          } onGracefulShutdown: {
            Task { await pages.shutdown() }
          }
        } catch {
          await stream.close()
          await pages.drain()
          throw error
        }
        await stream.close()
        // The server waits for this response, and thereby for the actions that continue during a shutdown.
        await pages.drain()
      }
    }
  }
#endif
