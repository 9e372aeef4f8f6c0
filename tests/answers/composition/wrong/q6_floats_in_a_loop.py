# Multiplies floats, which round.
def releases_allowed(prior, ratio, ceiling):
    odds, most, times = float(prior / (1 - prior)), float(ceiling / (1 - ceiling)), 0
    while odds * float(ratio) <= most:
        odds *= float(ratio)
        times += 1
    return times
