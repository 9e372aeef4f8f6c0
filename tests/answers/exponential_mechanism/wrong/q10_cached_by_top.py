# The triple is remembered by the range alone.
seen = {}


def worst_case(top, change):
    return seen.setdefault(top, (0, top, top - change))
