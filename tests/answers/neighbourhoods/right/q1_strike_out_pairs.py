# Pairs of equal records are struck out of two lists; what is left over is counted.
def group_bounds(x, y, epsilon):
    rest, extra = list(y), 0
    for record in x:
        if record in rest:
            rest.remove(record)
        else:
            extra += 1
    membership_steps = extra + len(rest)
    if extra != len(rest):
        return [membership_steps * epsilon, math.inf]
    return [membership_steps * epsilon, extra * epsilon]
