// The two libraries agree by design, and OpenCombine's own tests hold it to Combine. Only its extensions of Dispatch and
// Foundation have other names, and some operators are missing: those are declared here.
@_exported import OpenCombine
