# Returns a named tuple whose values stand at the far end.
from collections import namedtuple

Triple = namedtuple("Triple", "answer value other")


def worst_case(top, change):
    return Triple(answer=0, other=top, value=top - change)
