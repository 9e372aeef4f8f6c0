# E s = s(all no) + sum over those who say yes of q**k times an alternating sum: inclusion and exclusion.
def estimate_rate(answers, p):
    first, *others = answers
    own = 0.5 + (first - 0.5) / (1 - 2 * p)
    if not others:
        return own
    return (own + len(others) * estimate_rate(others, p)) / len(answers)
