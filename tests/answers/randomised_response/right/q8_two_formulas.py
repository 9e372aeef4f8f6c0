# The formula for a yes, and the one for a no.
def posterior(answer, p, prior):
    if answer == 1:
        one = (1 - p) * prior / ((1 - p) * prior + p * (1 - prior))
    else:
        one = p * prior / (p * prior + (1 - p) * (1 - prior))
    return [1 - one, one]
