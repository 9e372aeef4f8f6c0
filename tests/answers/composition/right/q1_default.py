# Adds up in a defaultdict.
from collections import defaultdict


def plan_epsilons(plan, districts):
    n = defaultdict(Fraction)
    for s, e in plan:
        for d in s:
            n[d] += e
    v = sorted([n[d] for d in districts], reverse=True) + [None]
    return (v[0], 0) if len(districts) == 1 else (v[0], v[0] + v[1])
