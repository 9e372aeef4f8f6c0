# By recursion.
def plan_epsilons(plan, districts):
    def load(d, i=0):
        if i == len(plan):
            return Fraction(0)
        places, e = plan[i]
        return (e if d in places else 0) + load(d, i + 1)

    def best(ds):
        """(largest load, largest sum of two)"""
        if len(ds) == 1:
            return load(ds[0]), 0
        head, (one, two) = load(ds[0]), best(ds[1:])
        return max(head, one), max(two, head + one)

    return best(tuple(districts))
