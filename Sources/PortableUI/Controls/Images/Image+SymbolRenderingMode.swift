extension Image {
  /// Has no effect: a symbol has one color. The modes with several colors are reported.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode?.report()
    return self
  }
}
