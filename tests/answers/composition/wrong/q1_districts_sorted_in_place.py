# The list of districts is sorted in place, by load: an argument is changed.
# Witness: after(plan_epsilons, [], ["S", "N"]) gives ('arguments afterwards', ([], ['N', 'S'])); right is ('arguments afterwards', ([], ['S', 'N'])).
def plan_epsilons(plan, districts):
    def load(d):
        return sum((e for places, e in plan if d in places), Fraction(0))

    districts.sort()
    loads = sorted(map(load, districts))
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
