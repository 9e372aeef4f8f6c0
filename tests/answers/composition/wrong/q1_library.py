# Lets dpedu keep the account.
def plan_epsilons(plan, districts):
    ledger = dp.Ledger(epsilon=1000, neighbourhood="membership")
    loads = [sum(e for s, e in plan if d in s) for d in districts]
    moves = [a + b for a, b in itertools.combinations(loads, 2)]
    return max(loads), max(moves, default=0)
