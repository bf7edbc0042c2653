// The toolchain imports a module of this name in each file that imports both Testing and UIKit
// (a cross-import overlay that only Apple's SDK has). The module must exist and can be empty.
