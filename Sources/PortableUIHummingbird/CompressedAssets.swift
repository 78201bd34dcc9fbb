#if Hummingbird
  import CZlib
  import Hummingbird
  import PortableUIWeb

  /// The scripts and the style sheet of live pages in the format gzip, compressed once.
  enum CompressedAssets {
    private static let files: [String: ByteBuffer] = {
      var files: [String: ByteBuffer] = [:]
      for name in LiveAssets.names {
        guard case .bytes(let bytes) = LiveAssets.shared.response(for: name)?.body else { continue }
        files[name] = gzip(bytes).map { ByteBuffer(bytes: $0) }
      }
      return files
    }()

    /// Returns the response to a request for an asset, compressed if the client accepts it.
    static func response(for name: String, to request: Request, pages: LivePages) -> Response {
      let asset = LiveAssets.shared.response(for: name) ?? LiveResponse(status: 404)
      var response = Response(asset, pages: pages)
      guard let file = files[name] else { return response }
      response.headers[.vary] = "Accept-Encoding"
      guard AcceptEncoding.containsGzip((request.headers[.acceptEncoding] ?? "").utf8) else { return response }
      response.headers[.contentEncoding] = "gzip"
      response.headers[.contentLength] = "\(file.readableBytes)"
      response.body = ResponseBody(byteBuffer: file)
      return response
    }

    /// Returns the bytes in the format gzip, or `nil` if zlib cannot allocate memory.
    private static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
      var stream = z_stream()
      let gzipWindow = MAX_WBITS + 16
      let size = Int32(MemoryLayout<z_stream>.size)
      guard deflateInit2_(&stream, 9, Z_DEFLATED, gzipWindow, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK else {
        return nil
      }
      defer { deflateEnd(&stream) }
      var (input, result) = (bytes, Z_ERRNO)
      let output = [UInt8](unsafeUninitializedCapacity: Int(deflateBound(&stream, UInt(input.count)))) {
        output, count in
        input.withUnsafeMutableBufferPointer { input in
          stream.next_in = input.baseAddress
          stream.avail_in = UInt32(input.count)
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          result = deflate(&stream, Z_FINISH)
        }
        count = Int(stream.total_out)
      }
      return result == Z_STREAM_END ? output : nil
    }
  }
#endif
