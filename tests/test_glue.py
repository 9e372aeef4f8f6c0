"""Numbers on their way from cells into sentences."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

import dpedu as dp
from dpedu.glue import _bundle


@pytest.fixture
def shell() -> Any:
    yield InteractiveShell.instance()
    InteractiveShell.clear_instance()


def glued(*arguments: Any, **options: Any) -> Any:
    with capture_output() as captured:
        dp.glue(*arguments, **options)
    return captured.outputs[0]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (375, "375"),
        (np.float64(0.5), "0.5"),
        (np.int64(3), "3"),
        (Fraction(1, 3), "1/3"),
        ("a word", "a word"),
    ],
)
def test_numbers_read_as_people_write_them(shell: Any, value: object, text: str) -> None:
    assert glued("n", value).data == {"application/papermill.record/text/plain": text}


@given(
    st.text()
    | st.from_regex(r"\A[-+ ]?\d{1,3}([ ,.]\d{1,3}){0,2}%?\Z")
    | st.sampled_from(["1_000", "0x10", "None", "[1]", "'a'", "(1)", "1e3", "0.50", "007"])
)
def test_a_string_stands_in_the_sentence_as_it_is(text: str) -> None:
    variables = pytest.importorskip("myst_nb.core.variables")
    record = _bundle(text, None)[0]["text/plain"]
    assert variables.format_plain_text(record, "") == text


def test_the_record_is_that_of_myst_nb(shell: Any) -> None:
    myst_nb = pytest.importorskip("myst_nb")
    with capture_output() as captured:
        myst_nb.glue("n", 375, display=False)
    ours, theirs = glued("n", 375), captured.outputs[0]
    assert (ours.data, ours.metadata) == (theirs.data, theirs.metadata)


def test_a_value_may_be_shown_too(shell: Any) -> None:
    assert glued("n", 375, display=True).data == {"text/plain": "375"}


def test_a_rich_value_keeps_its_forms(shell: Any) -> None:
    class Rich:
        def _repr_html_(self) -> str:
            return "<b>1</b>"

    assert glued("n", Rich()).data["application/papermill.record/text/html"] == "<b>1</b>"


def test_outside_a_notebook_nothing_happens(capsys: pytest.CaptureFixture[str]) -> None:
    dp.glue("n", 1)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("name", ["", None, 3])
def test_a_name_is_needed(name: object) -> None:
    with pytest.raises(ValueError, match="name"):
        dp.glue(name, 1)  # type: ignore[arg-type]
