# The caller's list of districts is sorted in place by load, though arguments are to be left as they are.
def plan_epsilons(plan, districts):
    def load(d):
        return sum((e for places, e in plan if d in places), Fraction(0))

    districts.sort(key=load, reverse=True)
    first = load(districts[0])
    return first, (first + load(districts[1]) if len(districts) > 1 else 0)
