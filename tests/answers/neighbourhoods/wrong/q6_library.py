# Lets dpedu compute each ε.
def record_epsilons(flips):
    each = [dp.RandomisedResponse(flip_probability=p).epsilon() for p in flips]
    return sum(each), max(each)
