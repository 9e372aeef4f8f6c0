# Multiplies the odds until they pass the ceiling.
def releases_allowed(prior, ratio, ceiling):
    odds, limit = prior / (1 - prior), ceiling / (1 - ceiling)
    times = 0
    while odds * ratio <= limit:
        odds, times = odds * ratio, times + 1
    return times
