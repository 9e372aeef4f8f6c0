# Adds up floats.
def decisions(total, requests):
    spent, granted = 0, []
    for epsilon in requests:
        fits = 0 <= epsilon < math.inf and spent + epsilon <= total
        spent += epsilon if fits else 0
        granted.append(fits)
    return granted
