# All groups of the whole list are asked about, more than size + 1.
def equal_groups_attack(ask, people, size, target):
    groups = list(itertools.combinations(people, size))
    sums = [ask(g) for g in groups]
    n = len(people)
    every = sum(sums) // math.comb(n - 1, size - 1)
    mine = sum(s for g, s in zip(groups, sums) if target in g)
    # the target is in all of these, each other in comb(n - 2, size - 2)
    often = math.comb(n - 2, size - 2) if size > 1 else 0
    return (mine - often * every) // (math.comb(n - 1, size - 1) - often)
