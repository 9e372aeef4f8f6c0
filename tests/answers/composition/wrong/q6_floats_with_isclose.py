# Calculates with floats and takes what is close for equal, so a ceiling that is passed by very little counts as kept, as for prior 19/72, ratio 10/9, ceiling 391/478.
def releases_allowed(prior, ratio, ceiling):
    odds, limit = float(prior / (1 - prior)), float(ceiling / (1 - ceiling))
    count = 0
    while odds * ratio < limit or math.isclose(odds * ratio, limit):
        odds *= float(ratio)
        count += 1
    return count
