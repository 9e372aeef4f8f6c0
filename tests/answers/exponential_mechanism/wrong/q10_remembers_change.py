# The answer is remembered by the step alone.
# Witness: after worst_case(10, 1): worst_case(20, 1) returns [0, 10, 9]: difference 19, and 39 is possible; right is e.g. [0, 20, 19]
_cases = {}


def worst_case(top, change):
    return _cases.setdefault(change, (0, top, top - change))
