# Charges a move once for what sees both districts.
def plan_epsilons(plan, districts):
    def cost(a, b):
        return sum(e for s, e in plan if a in s or b in s)

    return max(cost(d, d) for d in districts), max(
        (cost(a, b) for a, b in itertools.combinations(districts, 2)), default=0
    )
