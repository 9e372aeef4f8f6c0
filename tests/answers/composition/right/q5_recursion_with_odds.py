# Recursion over the list, odds of the other data set where the prior is not 0.
def belief_interval(prior, ratios):
    def product(rest):
        return rest[0] * product(rest[1:]) if len(rest) else 1

    if not prior:
        return 0, 0
    against = (1 - prior) / prior
    r = product(ratios)
    return 1 / (1 + against * r), 1 / (1 + against / r)
