// The toolchain asks for a module of this name wherever a file imports both Testing and UIKit
// (a cross-import overlay that only Apple's SDK has). It needs to exist and to hold nothing.
