# Divides the odds of the ceiling.
def releases_allowed(prior, ratio, ceiling):
    odds, times = ceiling / (1 - ceiling), -1
    while odds >= prior / (1 - prior):
        odds, times = odds / ratio, times + 1
    return times
