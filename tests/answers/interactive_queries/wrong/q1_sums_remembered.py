# Wrong at a second window with the same names: sums are kept from the first.
q1_sums = {}


def difference_attack(ask, people, least, most, target):
    def total(names):
        if names not in q1_sums:
            q1_sums[names] = ask(names)
        return q1_sums[names]

    others = frozenset([name for name in people if name != target][:least])
    return total(others | {target}) - total(others)
