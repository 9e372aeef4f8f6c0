# Entries with the same set are kept in a dictionary, where the later replaces the earlier.
def plan_epsilons(plan, districts):
    kept = {frozenset(s): e for s, e in plan}
    loads = sorted(sum(e for s, e in kept.items() if d in s) for d in districts)
    return loads[-1], sum(loads[-2:]) if len(loads) > 1 else 0
