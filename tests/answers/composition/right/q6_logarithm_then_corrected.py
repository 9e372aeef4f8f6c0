# By logarithm then corrected.
def releases_allowed(prior, ratio, ceiling):
    factor = ceiling / (1 - ceiling) * (1 - prior) / prior
    guess = int(math.log(factor) / math.log(ratio))
    for t in range(guess + 2, -1, -1):
        if ratio**t <= factor:
            return t
