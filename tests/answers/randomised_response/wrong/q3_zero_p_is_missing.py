# Wrong for p = 0: taken for "not given", and the two fair coins are put in place.
def estimate_rate(answers, p):
    p = p or 0.25
    return (sum(answers) / len(answers) - p) / (1 - 2 * p)
