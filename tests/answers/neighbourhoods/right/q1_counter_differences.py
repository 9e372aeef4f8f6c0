# What goes and what comes, by the difference of Counters both ways round.
def group_bounds(x, y, epsilon):
    goes = (Counter(x) - Counter(y)).total()
    comes = (Counter(y) - Counter(x)).total()
    edits = goes if goes == comes else None
    return float(epsilon * (goes + comes)), math.inf if edits is None else float(epsilon * edits)
