# Guess by logarithms, then corrected exactly.
def releases_allowed(prior, ratio, ceiling):
    q = ceiling * (1 - prior) / (prior * (1 - ceiling))
    t = max(int(math.log(q) / math.log(ratio)), 0)
    while ratio ** (t + 1) <= q:
        t += 1
    while t and ratio**t > q:
        t -= 1
    return Fraction(t)
