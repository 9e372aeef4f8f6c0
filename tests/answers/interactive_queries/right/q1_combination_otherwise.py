# The first combination without the target, frozen sets
def difference_attack(ask, people, least, most, target):
    group = next(
        frozenset(c) for c in itertools.combinations(sorted(people), least) if target not in c
    )
    return int(np.subtract(ask(group | {target}), ask(group)))
