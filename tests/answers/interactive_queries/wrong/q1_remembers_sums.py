# A second window with the same names and other salaries: the sums of the first are used.
SUMS = {}


def difference_attack(ask, people, least, most, target):
    def once(group):
        key = frozenset(group)
        if key not in SUMS:
            SUMS[key] = ask(group)
        return SUMS[key]

    others = [name for name in people if name != target][:least]
    return once([*others, target]) - once(others)
