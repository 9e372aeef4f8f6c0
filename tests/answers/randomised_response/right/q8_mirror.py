# A no is a yes with the bits renamed: recursion.
def posterior(answer, p, prior):
    if answer == 0:
        one, zero = posterior(1, p, 1 - prior)
        return [zero, one]
    yes = (1 - p) * prior + p * (1 - prior)
    return [p * (1 - prior) / yes, (1 - p) * prior / yes]
