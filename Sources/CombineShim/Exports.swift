// Why: Documentation/Decisions/0002-opencombine-behind-a-shim.md
#if canImport(Combine)
  @_exported import Combine
#else
  @_exported import OpenCombine
  @_exported import OpenCombineDispatch
#endif
