# Wrong for unsorted answers of ten people and more: the list is sorted in place, and the task says to leave it.
def estimate_rate(answers, p):
    first, *others = answers
    own = 0.5 + (first - 0.5) / (1 - 2 * p)
    if not others:
        return own
    return (own + len(others) * estimate_rate(others, p)) / len(answers)
