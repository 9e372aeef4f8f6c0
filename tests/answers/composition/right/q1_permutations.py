# Lets somebody move between any two districts.
def plan_epsilons(plan, districts):
    def cost(*left_or_entered):
        return sum(e * len(set(places) & {d}) for places, e in plan for d in left_or_entered)

    moves = [cost(d, e) for d, e in itertools.permutations(districts, 2)]
    return max(map(cost, districts)), max([0, *moves])
