# Remembers sums by the group between calls: another window with the same names gets old answers.
told = {}


def difference_attack(ask, people, least, most, target):
    def once(names):
        key = frozenset(names)
        if key not in told:
            told[key] = ask(names)
        return told[key]

    group = [p for p in people if p != target][:least]
    return once(group + [target]) - once(group)
