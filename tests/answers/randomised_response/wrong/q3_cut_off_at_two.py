# Wrong for p near 1/2: it is cut off at -1 and 2.
def estimate_rate(answers, p):
    first, *others = answers
    own = 0.5 + (first - 0.5) / (1 - 2 * p)
    if not others:
        return own
    return (own + len(others) * estimate_rate(others, p)) / len(answers)
