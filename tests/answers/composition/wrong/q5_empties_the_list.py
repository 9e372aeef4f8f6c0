# The ratios are popped off the caller's list, though arguments are to be left as they are.
def belief_interval(prior, ratios):
    r = Fraction(1)
    while ratios:
        r *= ratios.pop()
    return prior / (prior + r * (1 - prior)), r * prior / (r * prior + 1 - prior)
