"""What a declared domain makes cases of."""

from dpedu.checks import kinds
from dpedu.checks.numbers import equal
from dpedu.checks.question import question


def test_a_short_list_is_tried_at_every_length():
    lengths = {len(entries) for entries in kinds.lists(kinds.whole(0, 9), 1, 12).edges({})}
    assert lengths == {*range(1, 13)}
    lengths = {len(entries) for entries in kinds.lists(kinds.whole(0, 9), 0, 40).edges({})}
    assert lengths == {0, 1, 2, 17, 40}


def test_a_question_may_ask_for_more_drawn_cases():
    seen = {20: set(), 90: set()}
    for drawn, found in seen.items():
        with question(lambda x: found.add(x) or x, x=kinds.whole(0, 10**6), returns=equal) as asked:  # noqa: B023
            asked.holds(lambda x: x, "The number itself.", drawn=drawn)
    assert len(seen[90]) - len(seen[20]) > 40
