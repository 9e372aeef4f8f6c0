# Wrong if the odds may grow by a factor that is not whole: 1/2, 3/2, 9/13 gives 1 and not 2 (9/4 is cut to 2).
def releases_allowed(prior, ratio, ceiling):
    factor = (ceiling * (1 - prior)) // (prior * (1 - ceiling))
    t = 0
    while ratio ** (t + 1) <= factor:
        t += 1
    return t
