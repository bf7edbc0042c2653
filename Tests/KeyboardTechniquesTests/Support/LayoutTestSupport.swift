@_exported public import LayoutTestSupport
