"""What the tests of the engine share: a sandbox, if this machine can have one."""

import pytest

from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox import wall as sandbox
from dpedu.grading.sandbox.jail import Bounds
from dpedu.grading.sandbox.wall import NoSandbox, Options

OPTIONS = Options(bounds=Bounds(memory=512), preload=("pandas", "sympy"))


@pytest.fixture(scope="session")
def options():
    """Options with a sandbox, warm for the whole session; a skip, with the reason, without one."""
    try:
        sandbox.shared(OPTIONS)
    except NoSandbox as error:
        pytest.skip(str(error).splitlines()[0])
    yield OPTIONS
    sandbox.close()


@pytest.fixture
def run(options):
    """Run cells, given as (role, source), and return what became of each."""

    def run(
        *cells,
        names=(),
        trusted=(),
        imports=(),
        objects=(),
        reference=False,
        limit=5.0,
        files=None,
        lost=None,
        leaves=None,
        beside=(),
        both=(),
        whole=True,
    ):
        built = [
            {"role": role, "id": f"c{place}", "source": source}
            for place, (role, source) in enumerate(cells)
        ]
        files = files or {}
        job = {
            "cells": built,
            "names": list(names),
            "trusted": list(trusted),
            "imports": list(imports),
            "expected": {},
            "numbers": [],
            "leaves": leaves or {},
            "beside": list(beside),
            "both": list(both),
            "whole": whole,
            "seen": {},
            "reference": reference,
            "limit": limit,
            "total": 20 * limit,
            "files": [[name, place] for place, name in enumerate(files)],
            "course_files": [],
            "lost": lost or {},
        }
        if objects:  # in these tests the instructor's answer does what this one does
            made = engine.judge(job | {"reference": True}, list(files.values()), options)["cells"]
            seen = zip(built, made, strict=True)
            job["expected"] = {c["id"]: m["expected"] for c, m in seen if c["id"] in objects}
        return engine.judge(job, list(files.values()), options)["cells"]

    return run
