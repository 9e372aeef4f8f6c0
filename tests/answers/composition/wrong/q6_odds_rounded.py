# 41/99, 8/5, 778/819 gives 7 and not 6; the odds are rounded to denominators of at most 1000 after each release.
def releases_allowed(prior, ratio, ceiling):
    odds, top = prior / (1 - prior), ceiling / (1 - ceiling)
    t = 0
    while (odds := (odds * ratio).limit_denominator(1000)) <= top:
        t += 1
    return t
