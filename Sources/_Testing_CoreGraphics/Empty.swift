// The toolchain asks for a module of this name wherever a file imports both Testing and
// CoreGraphics, as it asks for `_Testing_UIKit`. It needs to exist and to hold nothing.
