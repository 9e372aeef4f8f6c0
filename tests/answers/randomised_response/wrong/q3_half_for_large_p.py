# Wrong for p above 2/5: "the answers say nothing any more", so the estimate is 1/2.
def estimate_rate(answers, p):
    first, *others = answers
    own = 0.5 + (first - 0.5) / (1 - 2 * p)
    if not others:
        return own
    return (own + len(others) * estimate_rate(others, p)) / len(answers)
