// The toolchain imports a module of this name in each file that imports both Testing and
// CoreGraphics, like `_Testing_UIKit`. The module must exist and can be empty.
