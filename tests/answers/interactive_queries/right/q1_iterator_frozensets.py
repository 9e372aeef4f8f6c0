# Iterator frozensets.
def difference_attack(ask, people, least, most, target):
    group = frozenset(itertools.islice((p for p in people if p != target), least))
    sums = [int(ask(names)) for names in (group, group | {target})]
    return sums[1] - sums[0]
