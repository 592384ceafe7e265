"""Compiles in half the time. Numba optimises each rule by itself, then again inside each function that it is inlined into, five deep.

Where indexes are checked, tests optimise whole loops only. The instructions are other ones, their meaning is the same. Programs that tests
start, and most of `make soak`, compile as users do.
"""

from typing import Any

from numba.core.codegen import CPUCodeLibrary

ALWAYS = b"alwaysinline"


def is_inlined(library: Any) -> bool:
    """Whether all that a library is there for is inlined elsewhere."""
    offered = [each for each in library._final_module.functions if not each.is_declaration and each.linkage.name == "external"]
    main = [each for each in offered if not each.name.startswith("cfunc.")]
    return bool(main) and all(any(ALWAYS in attributes for attributes in each.attributes) for each in main)


def optimise_loops_only() -> None:
    optimise = CPUCodeLibrary._optimize_final_module

    def optimise_unless_inlined(library: Any) -> None:
        if not is_inlined(library):
            optimise(library)

    CPUCodeLibrary._optimize_final_module = optimise_unless_inlined
